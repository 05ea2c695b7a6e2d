/**
 * Takes everything in the page but these elements (and what is in them) from the keyboard, the pointer and screen readers.
 * Returns how to give it back.
 */
export function inertBut(kept: readonly Element[]): () => void {
  const taken: HTMLElement[] = []
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || !(child instanceof HTMLElement)) continue
      if (kept.some((element) => child.contains(element))) visit(child)
      else if (!child.inert) {
        child.inert = true
        taken.push(child)
      }
    }
  }
  visit(document.body)
  return () => {
    for (const element of taken) element.inert = false
  }
}
