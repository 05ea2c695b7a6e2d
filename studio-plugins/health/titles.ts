import { languages } from '#web/routing/languages.ts'
import { shownCharacters } from '../seo-preview/cut-off.ts'
import { describeDocument } from '../seo-preview/described-document.ts'
import { isObject } from './nodes.ts'
import { t } from './norwegian.ts'
import type { Finding } from './types.ts'

/** Titles of a document's pages that search results cut off. */
export function titleFindings(document: Readonly<Record<string, unknown>>): Finding[] {
  return languages.flatMap((language): Finding[] => {
    const { title, path, isHidden } = describeDocument(document, language, {})
    if (path === undefined || isHidden || title.length <= shownCharacters.title) return []
    const length = title.length
    const shown = shownCharacters.title
    const seoTitle = isObject(document.seo) && isObject(document.seo.title) ? document.seo.title[language] : undefined
    const pageTitle = isObject(document.title) ? document.title[language] : undefined
    // A title of the other language is found there.
    if (title !== seoTitle && title !== pageTitle) return []
    const isForSearch = title === seoTitle
    const say = () =>
      isForSearch
        ? t('{length} characters, of which search results show about {shown}', { length, shown })
        : t('The title has {length} characters, and search results show about {shown}: give them a shorter one.', {
            length,
            shown,
          })
    return [{ kind: 'titles', path: ['seo', 'title', language], say }]
  })
}
