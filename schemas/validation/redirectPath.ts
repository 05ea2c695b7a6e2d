import { newAddress, oldAddress } from '#web/routing/redirects/addresses.ts'
import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

const advice = () =>
  t('Write a path such as /nb/gammel-side: it begins with /nb/ or /en/ and has no query (?) or anchor (#).')

/** A redirect starts at a path of the shop, by the storefront's rule. */
export function checkRedirectFrom(value: string | undefined): Verdict {
  return (
    !value ||
    oldAddress(value) !== undefined ||
    `${t('“{address}” cannot be redirected.', { address: shortened(value) })} ${advice()}`
  )
}

/** A redirect leads to a path or an https address other than its own, by the storefront's rule. */
export function checkRedirectTarget(from: unknown, to: string | undefined): Verdict {
  if (!to) return true
  const address = newAddress(to)
  if (!address)
    return t(
      '“{address}” cannot be the target of a redirect. Write a path of the shop such as /nb/ny-side, or an address that begins with https://.',
      { address: shortened(to) },
    )
  const [path = ''] = address.split(/[?#]/)
  const isSame = typeof from === 'string' && oldAddress(path) !== undefined && oldAddress(path) === oldAddress(from)
  return !isSame || t('The new address is the same as the old one.')
}

function shortened(address: string): string {
  return address.length > 60 ? `${address.slice(0, 60)}…` : address
}
