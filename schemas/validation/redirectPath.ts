import type { Verdict } from './codes.ts'

/** Redirects begin at a path of the shop: `/nb/...` or `/en/...`, without query or anchor. */
export function checkRedirectFrom(value: string | undefined): Verdict {
  return !value || /^\/(?:nb|en)(?:\/[^\s?#/]+)+$/.test(value) || 'Write a path that begins with /nb/ or /en/.'
}

/** A redirect to itself would never end. */
export function checkRedirectTarget(from: unknown, to: string | undefined): Verdict {
  if (!to) return true
  if (!/^\/(?!\/)\S*$/.test(to) && !/^https:\/\/\S+$/.test(to))
    return 'Write a path of the shop, or an address that begins with https://.'
  return typeof from !== 'string' || from.toLowerCase() !== to.toLowerCase() || 'The new address is the old one.'
}
