import { safeHref } from '#web/domain/content/safe-href.ts'
import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

/** Complete addresses, among those that `safeHref` allows. */
const complete = /^(?:https?:\/\/[^\s/]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()-]+|[/#]\S*)$/i

/** A link may be a path of the shop, an anchor, another site, an e-mail address or a telephone number. */
export function checkLinkAddress(value: string | undefined): Verdict {
  if (!value || (safeHref(value) === value && complete.test(value) && value !== '#')) return true
  return t('“{value}” is not a valid link. Start with / for a page of the shop, or with https://, mailto: or tel:.', {
    value,
  })
}

/** A link needs a page or an address. */
export function checkLinkTarget(link: { readonly href?: string; readonly reference?: unknown } | undefined): Verdict {
  return !link || Boolean(link.href) || Boolean(link.reference) || t('Choose a page or enter an address.')
}
