import type { Verdict } from './codes.ts'

const scheme = /^(?:https?:\/\/[^\s/]+\.?[^\s]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()-]+)$/i
const ownPath = /^\/(?!\/)[^\s]*$/
const anchor = /^#[^\s]+$/

/** Addresses that a link may hold: a path of the shop, an anchor, another site, e-mail or telephone. */
export function checkLinkAddress(value: string | undefined): Verdict {
  if (!value || ownPath.test(value) || anchor.test(value) || scheme.test(value)) return true
  return `“${value}” leads nowhere. Begin with / for a page of the shop, or with https://, mailto: or tel:.`
}

/** A link needs a page or an address. */
export function checkLinkTarget(link: { readonly href?: string; readonly reference?: unknown } | undefined): Verdict {
  return !link || Boolean(link.href) || Boolean(link.reference) || 'Choose a page, or write an address.'
}
