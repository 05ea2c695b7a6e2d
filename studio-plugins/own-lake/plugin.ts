import { definePlugin } from 'sanity'
import { hideVendorParts } from './hidden-parts.ts'
import { answerVendorCalls } from './vendor-calls.ts'

/** For a lake of one's own: leaves out what needs Sanity's website or services. */
export const ownLake = definePlugin(() => {
  // The configuration is read in programs without a page too.
  if (typeof document !== 'undefined') {
    answerVendorCalls(globalThis)
    hideVendorParts(document)
  }
  return { name: 'own-lake' }
})
