/** Runs once, when the element comes into the window. Returns how to prevent it. */
export function whenSeen(element: Element | null, run: () => void): () => void {
  if (!element) return () => {}
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    run()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
