/** Milliseconds after which a page that never rests counts as idle. */
const patience = 3000

/** Runs once, when the page with all its pictures is loaded and the browser has nothing else to do. Returns how to prevent it. */
export function onceIdle(run: () => void): () => void {
  let isPrevented = false
  const runUnlessPrevented = () => {
    if (!isPrevented) run()
  }
  const whenLoaded = () => {
    // Not in every Safari.
    if ('requestIdleCallback' in window) requestIdleCallback(runUnlessPrevented, { timeout: patience })
    else setTimeout(runUnlessPrevented)
  }
  if (document.readyState === 'complete') whenLoaded()
  else addEventListener('load', whenLoaded, { once: true })
  return () => {
    isPrevented = true
    removeEventListener('load', whenLoaded)
  }
}
