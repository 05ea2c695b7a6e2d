/** Calls `run` once, when the element enters the viewport. Returns a function that cancels this. */
export function whenVisible(element: Element | null, run: () => void): () => void {
  if (!element) return () => {}
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    run()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
