/** No address is longer that people can follow; a longer one would not fit into the index of the table. */
const MAX_LENGTH = 2000

/**
 * An address of another site as it is asked for: without its anchor, `www.` with its protocol. Undefined for addresses
 * of the shop itself and whatever is none of the web's. `site` is the origin of the shop.
 */
export function externalAddress(typed: string, site: string): URL | undefined {
  const trimmed = typed.trim()
  const url = URL.parse(/^www\./i.test(trimmed) ? `https://${trimmed}` : trimmed)
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > MAX_LENGTH) return undefined
  if (url.host.replace(/^www\./, '') === new URL(site).host.replace(/^www\./, '')) return undefined
  url.hash = ''
  return url
}
