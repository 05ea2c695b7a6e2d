import { onConsent } from '../consent/consent.ts'
import { track } from './track.ts'

/** Milliseconds after a route change (docs/product/9): the page's title is there, and a mere passage is not counted. */
const delay = 250

/**
 * Reports a view of the page that was just opened, once. Call it for every route change, including back and forward;
 * another query or fragment on the same path (filters, a chosen colour) is not another page. Pages from before there
 * was consent are not counted, except the one that is open when it comes. Returns a function that cancels it when the
 * route changes again.
 */
export function countPageView(path: string, language: string): () => void {
  let isCounted = false
  let forget = () => {}
  const count = () => {
    if (isCounted) return
    isCounted = true
    const address = location.origin + path
    track({ event: 'page_view', page_path: path, page_location: address, page_title: document.title, language })
  }
  const timer = setTimeout(() => {
    forget = onConsent('analytics', () => {
      count()
      return undefined
    })
  }, delay)
  return () => {
    clearTimeout(timer)
    forget()
  }
}
