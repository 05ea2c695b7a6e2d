/** Runs once, when the element comes into the window or gets the focus. Returns how to prevent it. */
export function whenSeen(element: Element | null, run: () => void): () => void {
  if (!element) return () => {}
  const until = new AbortController()
  const seen = () => {
    until.abort()
    run()
  }
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen())
  until.signal.addEventListener('abort', () => observer.disconnect())
  element.addEventListener('focus', seen, { signal: until.signal })
  observer.observe(element)
  return () => until.abort()
}
