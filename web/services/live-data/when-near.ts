/** How far below the window an element counts as near. */
const rootMargin = '0px 0px 400px 0px'

const callbacks = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Calls back once, when the element comes near the window. Returns a function that cancels. */
export function whenNear(element: Element, callback: () => void): () => void {
  observer ??= new IntersectionObserver(onChange, { rootMargin })
  callbacks.set(element, callback)
  observer.observe(element)
  return () => forget(element)
}

function onChange(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const callback = isIntersecting && callbacks.get(target)
    if (!callback) continue
    forget(target)
    callback()
  }
}

function forget(element: Element): void {
  observer?.unobserve(element)
  callbacks.delete(element)
}
