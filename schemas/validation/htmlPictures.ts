import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

const source = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/**
 * Warns of pictures from other sites, which the page's content security policy blocks.
 * @param own the allowed origins, the storefront's last
 */
export function checkHtmlPictures(html: string | undefined, own: readonly string[]): Verdict {
  const foreign = new Set<string>()
  for (const [, double, single, bare] of (html ?? '').matchAll(source)) {
    const url = URL.parse(double ?? single ?? bare ?? '', own.at(-1))
    if (url && !own.includes(url.origin)) foreign.add(url.host || url.protocol)
  }
  if (foreign.size === 0) return true
  const hosts = [...foreign].join(', ')
  return t(
    'Visitors cannot see pictures from {hosts}: the shop only shows its own. Upload them and use the Picture block instead.',
    { hosts },
  )
}
