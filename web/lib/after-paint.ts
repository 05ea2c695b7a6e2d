/** Runs once the browser has shown what it changed by itself: a ticked box, say. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run))
}
