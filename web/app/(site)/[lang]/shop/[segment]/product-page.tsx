import { notFound } from 'next/navigation'
import { RichText } from '../../../../../content/blocks/rich-text.tsx'
import { editAttribute } from '../../../../../content/edit.ts'
import { loadProduct } from '../../../../../content/pages.ts'
import type { ProductQueryResult } from '../../../../../content/types.gen.ts'
import { ProductTemplate } from '../../../../../features/product/product-template.tsx'
import { RecentlyViewed } from '../../../../../features/recently-viewed/recently-viewed.tsx'
import { translator } from '../../../../../i18n/translate.ts'
import { type Language, otherLanguage } from '../../../../../routing/languages.ts'
import { alternatePath, documentLink, homeLink, pageLink, shopLink } from '../../../../../routing/links.ts'
import type { Crumb } from '../../../../../ui/breadcrumbs.tsx'
import { breadcrumbList } from '../../../../structured-data/breadcrumb-list.ts'
import { JsonLd } from '../../../../structured-data/json-ld.tsx'
import { productThing } from '../../../../structured-data/product-thing.ts'
import { SitePage } from '../../site-page.tsx'

export async function ProductPage({ lang, id }: { lang: Language; id: string }) {
  const product = await loadProduct(lang, id)
  if (!product) notFound()
  const edit = await editAttribute()
  const crumbs = productCrumbs(lang, product)
  const trail = [product, ...(product.clothingType ? [product.clothingType] : []), { _type: 'shopPage' }]
  return (
    <SitePage lang={lang} alternateHref={alternatePath(otherLanguage(lang), trail)} hasBackLink>
      <ProductTemplate
        lang={lang}
        product={product}
        crumbs={crumbs}
        content={
          <RichText
            value={product.content}
            lang={lang}
            edit={edit}
            doc={product}
            path={`content.${product.contentLanguage}`}
          />
        }
        sizeGuide={
          <RichText
            value={product.sizeGuide}
            lang={lang}
            edit={edit}
            doc={product}
            path={`sizeGuide.${product.sizeGuideLanguage}`}
          />
        }
        related={product.related ?? []}
        recentlyViewed={<RecentlyViewed lang={lang} centraId={product.centraId} />}
        edit={edit}
      />
      <JsonLd data={productThing(lang, product)} />
      <JsonLd data={breadcrumbList(crumbs, pageLink(lang, product) ?? '')} />
    </SitePage>
  )
}

function productCrumbs(lang: Language, product: NonNullable<ProductQueryResult>): Crumb[] {
  const t = translator(lang, 'common')
  const clothingTypeHref = documentLink(lang, product.clothingType)
  return [
    { title: t('frontPage'), href: homeLink(lang) },
    { title: t('shop'), href: shopLink(lang) },
    ...(product.clothingType && clothingTypeHref
      ? [{ title: product.clothingType.title, href: clothingTypeHref }]
      : []),
    { title: product.title },
  ]
}
