import { mayUse } from '../consent/consent.ts'
import type { AnalyticsEvent } from './events.ts'

declare global {
  interface Window {
    /** The events for a tag manager; missing until there is consent. */
    dataLayer?: object[]
  }
}

/**
 * Puts an event on the analytics data layer. Without consent to analytics it is dropped, not kept for later. Only in
 * the browser; never throws.
 */
export function track(event: AnalyticsEvent): void {
  if (!mayUse('analytics')) return
  window.dataLayer ??= []
  // A tag manager merges the pushed events: the last event's items must not stay.
  if ('ecommerce' in event) window.dataLayer.push({ ecommerce: null })
  window.dataLayer.push({ ...event })
}
