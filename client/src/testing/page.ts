// What a browser has and jsdom lacks. To be imported first.
const never = { matches: false, addEventListener() {}, removeEventListener() {} }
globalThis.matchMedia ??= () => never as unknown as MediaQueryList

Element.prototype.animate ??= () => {
  const flight = { finish() {}, cancel() {}, onfinish: null, oncancel: null }
  return flight as unknown as Animation
}
Element.prototype.getAnimations ??= () => []
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof ResizeObserver
