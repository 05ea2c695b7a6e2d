import { definePlugin } from 'sanity'
import { hideVendorParts } from './hidden-parts.ts'
import { interceptVendorCalls } from './vendor-calls.ts'

/** For a self-hosted lake: hides the parts of the Studio that need Sanity's website or services. */
export const selfHostedLake = definePlugin(() => {
  // The configuration is also loaded outside of browsers.
  if (typeof document !== 'undefined') {
    interceptVendorCalls(globalThis)
    hideVendorParts(document)
  }
  return { name: 'self-hosted-lake' }
})
