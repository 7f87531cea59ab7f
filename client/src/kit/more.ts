// Whether there is more below in something that scrolls: it is marked for as long as there is, so that one sees it.

const LITTLE = 4

export function more(element: HTMLElement): () => void {
  const look = () => {
    const below = element.scrollHeight - element.scrollTop - element.clientHeight
    element.toggleAttribute('data-more', below > LITTLE)
  }
  const sizes = new ResizeObserver(look)
  const words = new MutationObserver(look)
  sizes.observe(element)
  words.observe(element, { childList: true, subtree: true, characterData: true })
  element.addEventListener('scroll', look, { passive: true })
  look()
  return () => {
    sizes.disconnect()
    words.disconnect()
    element.removeEventListener('scroll', look)
  }
}
