import { safeHref } from '#web/domain/content/safe-href.ts'
import type { Verdict } from './codes.ts'

/** Of those that may be linked, the ones that are written out in full. */
const complete = /^(?:https?:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()-]+|[/#]\S*)$/i

/** Addresses that a link may hold: a path of the shop, an anchor, another site, e-mail or telephone. */
export function checkLinkAddress(value: string | undefined): Verdict {
  if (!value || (safeHref(value) === value && complete.test(value) && value !== '#')) return true
  return `“${value}” leads nowhere. Begin with / for a page of the shop, or with https://, mailto: or tel:.`
}

/** A link needs a page or an address. */
export function checkLinkTarget(link: { readonly href?: string; readonly reference?: unknown } | undefined): Verdict {
  return !link || Boolean(link.href) || Boolean(link.reference) || 'Choose a page, or write an address.'
}
