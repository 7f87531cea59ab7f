// The parts of the page that come when they are wanted: asked for until they are there. What has failed once most
// browsers never fetch again, and of another version's page the parts are no more: then the page is loaded anew.

const SHORTEST = 400
const LONGEST = 5000
/** A page that was loaded anew is not again so soon, in milliseconds: servers of two versions may take turns. */
const AGAIN = 20_000
const KEY = 'vierblatt-loaded-anew'

class Missing {
  /** How many parts have not come though they were asked for more than once. */
  parts = $state(0)
  /** Whether another version of the page is served by now. */
  outdated = $state(false)
}
export const missing = new Missing()

/** Loads a part of the page. With `anew` nothing is lost if the page is loaded anew for it. */
export async function part<T>(load: () => Promise<T>, anew = true): Promise<T> {
  for (let tries = 1, wait = SHORTEST; ; tries++, wait = Math.min(wait * 2, LONGEST)) {
    try {
      await styled()
      const found = await load()
      if (tries > 2) missing.parts--
      return found
    } catch (error) {
      if (tries === 2) tell(error)
      const served = await isServed()
      missing.outdated ||= served === false
      if (anew && (missing.outdated || (served && tries > 1))) loadAnew()
      await new Promise((done) => setTimeout(done, wait))
    }
  }
}

function tell(error: unknown): void {
  missing.parts++
  console.warn(error)
}

/** Style sheets that did not come: nobody asks for them again by himself. */
const lost = new Set<HTMLLinkElement>()
globalThis.addEventListener?.(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target)
  },
  true,
)
const styled = (): Promise<unknown> => Promise.all([...lost].map(again))

function again(old: HTMLLinkElement): Promise<unknown> {
  const link = old.cloneNode() as HTMLLinkElement
  lost.delete(old)
  return new Promise((done, failed) => {
    link.onload = done
    link.onerror = failed
    old.replaceWith(link)
  })
}

/** Whether the file that this page began with is still served; null where nobody answers. */
async function isServed(): Promise<boolean | null> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src')
  try {
    const patience = AbortSignal.timeout(LONGEST)
    const asked = { method: 'HEAD', cache: 'no-store', signal: patience } as const
    const { ok, status } = await fetch(own ?? '/', asked)
    return ok || (status === 404 ? false : null)
  } catch {
    return null
  }
}

function loadAnew(): void {
  try {
    const before = Number(sessionStorage.getItem(KEY))
    if (Math.abs(Date.now() - before) < AGAIN) return
    sessionStorage.setItem(KEY, `${Date.now()}`)
  } catch {
    return // What cannot be remembered could be done over and over.
  }
  location.reload()
}
