import { languages, otherLanguage } from '../languages.ts'
import { type LinkableDocument, pagesOf } from '../links.ts'
import type { Redirect } from './resolve.ts'

/**
 * Redirects to each page from its address with the slugs of the other language, which people get by typing another
 * language into an address. Temporary: an editor may give the slug to another page. A page that is there comes before
 * any of them.
 */
export function otherLanguageRedirects(docs: readonly LinkableDocument[]): Redirect[] {
  return docs.flatMap(pagesOf).flatMap(({ hrefs }) =>
    languages.flatMap((lang): Redirect[] => {
      const [to, translation] = [hrefs[lang], hrefs[otherLanguage(lang)]]
      const from = translation?.replace(/^\/[^/]+/, `/${lang}`)
      return to && from && from !== to ? [{ from, to, permanent: false }] : []
    }),
  )
}
