import type { Verdict } from './codes.ts'

const source = /<img\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/**
 * The page's content security policy blocks pictures of other sites, so an editor has to hear of them.
 * @param own the origins whose pictures the page shows, the storefront's among them
 */
export function checkHtmlPictures(html: string | undefined, own: readonly string[]): Verdict {
  const foreign = new Set<string>()
  for (const [, double, single, bare] of (html ?? '').matchAll(source)) {
    const url = URL.parse(double ?? single ?? bare ?? '', own.at(-1))
    if (url && !own.includes(url.origin)) foreign.add(url.host || url.protocol)
  }
  if (foreign.size === 0) return true
  const hosts = [...foreign].join(', ')
  return `Visitors do not see pictures from ${hosts}: the shop shows only its own. Upload them, and use the block Picture instead.`
}
