import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadProduct } from '#web/content/pages.ts'
import { ownWords } from '#web/domain/content/page-description.ts'
import type { Language } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import { inBothLanguages, pageMetadata } from '#web/seo/page-metadata.ts'

export async function productMetadata(lang: Language, id: string): Promise<Metadata> {
  const product = await loadProduct(lang, id, { stega: false })
  if (!product) notFound()
  const paths = inBothLanguages((language) => pageLink(language, product))
  return pageMetadata(lang, { ...ownWords(product), seo: product.seo, paths })
}
