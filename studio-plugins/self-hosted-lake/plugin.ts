import { definePlugin } from 'sanity'
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

/** Selectors of parts that no setting of the Studio removes. */
const hiddenParts = [
  // Links to Sanity's website, and the row of them on the sign-in page.
  'a:is([href*="//www.sanity.io"], [href*="//sanity.io"], [href*="//status.sanity.io"])',
  'div:has(> [data-ui="Text"] a[href*="//snty.link"])',
  // The menu of workspaces, which holds nothing else.
  '#workspace-menu',
  // The item that shows this version as the latest, which is unknown here, and the dividers around it.
  '[data-testid="menu-button-resources"] :is([data-testid^="menu-item-studio-version"], hr)',
]

/** Hides the parts that need Sanity's website, including those on the sign-in page. */
function hideVendorParts(page: Document): void {
  const style = page.createElement('style')
  style.textContent = `${hiddenParts.join(', ')} { display: none !important; }`
  page.head.append(style)
}
