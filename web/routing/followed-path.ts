import { isLanguage } from './languages.ts'
import { pageKind } from './page-kinds.ts'

/**
 * Path, query and fragment of the page that a link leads to when the site can go there without a page load: another
 * page of this site in the same language and with the same security policy. `undefined` for everything else, which the
 * browser follows itself.
 */
export function followedPath(href: string, here: string): string | undefined {
  if (!URL.canParse(href, here)) return undefined
  const to = new URL(href, here)
  const from = new URL(here)
  const lang = languageOf(to)
  if (to.origin !== from.origin || !isLanguage(lang) || lang !== languageOf(from)) return undefined
  if (pageKind(to.pathname) !== pageKind(from.pathname)) return undefined
  const isPlaceInThisPage = to.hash !== '' && to.pathname + to.search === from.pathname + from.search
  return isPlaceInThisPage ? undefined : to.pathname + to.search + to.hash
}

function languageOf({ pathname }: URL): string | undefined {
  return pathname.split('/')[1]
}
