import 'server-only'
import type { Language } from '../routing/languages.ts'
import { typeTag } from './cache-tags.ts'
import { fetchContent } from './fetch-content.ts'
import { searchWaysQuery } from './queries/search.groq.ts'

/** The clothing types that have products, for a search that is empty or found nothing. */
export function loadSearchWays(lang: Language) {
  return fetchContent(searchWaysQuery, { lang }, { tags: [typeTag('clothingType'), typeTag('product')] })
}
