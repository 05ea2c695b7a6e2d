/**
 * Makes everything in the page inert except these elements and their contents: out of reach for keyboard, pointer and
 * screen readers; what is added to the page later too. Returns a function that undoes it.
 */
export function inertExcept(exceptions: readonly Element[]): () => void {
  const changed: HTMLElement[] = []
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (exceptions.includes(child) || !(child instanceof HTMLElement)) continue
      if (exceptions.some((element) => child.contains(element))) visit(child)
      else if (!child.inert) {
        child.inert = true
        changed.push(child)
      }
    }
  }
  visit(document.body)
  const observer = new MutationObserver(() => visit(document.body))
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    for (const element of changed) element.inert = false
  }
}
