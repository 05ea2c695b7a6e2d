import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadProduct } from '../../../../../content/pages.ts'
import { ownWords } from '../../../../../domain/page-description.ts'
import type { Language } from '../../../../../routing/languages.ts'
import { pageLink } from '../../../../../routing/links.ts'
import { inBothLanguages, pageMetadata } from '../../../../page-metadata.ts'

export async function productMetadata(lang: Language, id: string): Promise<Metadata> {
  const product = await loadProduct(lang, id, { stega: false })
  if (!product) notFound()
  const paths = inBothLanguages((language) => pageLink(language, product))
  return pageMetadata(lang, { ...ownWords(product), seo: product.seo, paths })
}
