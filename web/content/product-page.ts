import 'server-only'
import type { Language } from '../routing/languages.ts'
import { discussionLink, productLink } from '../routing/links.ts'
import { documentTag } from './cache-tags.ts'
import { fetchForApi } from './fetch-content.ts'
import { discussionQuery } from './queries/product.groq.ts'

/**
 * A product by its `documentId`, with the paths of its pages; the values are null where it is not published or not in
 * this language.
 */
export async function productPage(lang: Language, documentId: string) {
  const product = await fetchForApi(discussionQuery, { lang, id: documentId }, [documentTag(documentId)])
  const slug = product?.slug?.[lang]?.current
  return {
    title: product?.title ?? null,
    productHref: productLink(lang, slug) ?? null,
    discussionHref: discussionLink(lang, slug) ?? null,
  }
}
