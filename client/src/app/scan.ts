// One switch is enough: what can be chosen lights up in turn, and any key or tap takes what is lit.
const EVERY = 1600
const CHOICES = 'button:not([disabled], [aria-disabled="true"]), a[href], input, select, summary'

function seen(element: HTMLElement): boolean {
  return element.checkVisibility?.() !== false && !element.closest('[aria-hidden="true"]')
}

/** What is chosen from: an open sheet, else the table and the way to the menu. */
export function choices(page: ParentNode = document): HTMLElement[] {
  const sheet = page.querySelector('[role="dialog"]')
  const found = sheet
    ? [...sheet.querySelectorAll<HTMLElement>(CHOICES)]
    : [
        ...page.querySelectorAll<HTMLElement>(`main :is(${CHOICES})`),
        ...page.querySelectorAll<HTMLElement>('header .menu'),
      ]
  return found.filter(seen)
}

/** Goes through the choices until what it returns is called. */
export function scan(): () => void {
  let at = 0
  let lit: HTMLElement | null = null

  function light(): void {
    const all = choices()
    const before = lit ? all.indexOf(lit) : -1
    at = before < 0 ? 0 : (before + 1) % all.length
    lit?.classList.remove('lit')
    lit = all[at] ?? null
    lit?.classList.add('lit')
    lit?.focus()
  }
  function take(event: Event): void {
    if (!event.isTrusted || ['Tab', 'Escape'].includes((event as KeyboardEvent).key)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.type !== 'pointerdown') lit?.click()
  }
  const kinds = ['keydown', 'pointerdown', 'click'] as const
  const timer = setInterval(light, EVERY)
  for (const kind of kinds) addEventListener(kind, take, true)
  return () => {
    clearInterval(timer)
    for (const kind of kinds) removeEventListener(kind, take, true)
    lit?.classList.remove('lit')
  }
}
