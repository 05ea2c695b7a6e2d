import { notFound } from 'next/navigation'
import { SitePage } from '#web/app/(site)/[lang]/site-page.tsx'
import { loadShownRatingsAndDecisions } from '#web/app/ratings-and-decisions.ts'
import { PageText } from '#web/content/blocks/page-text.tsx'
import { RichText } from '#web/content/blocks/rich-text.tsx'
import { editAttribute } from '#web/content/edit.ts'
import { loadProduct } from '#web/content/pages.ts'
import { sizeGuidesOf } from '#web/content/size-guide.ts'
import type { ProductQueryResult } from '#web/content/types.gen.ts'
import { isMade } from '#web/domain/product/product-card.ts'
import { Discussion } from '#web/features/discussion/discussion.tsx'
import { ProductTemplate } from '#web/features/product/product-template.tsx'
import { RecentlyViewed } from '#web/features/recently-viewed/recently-viewed.tsx'
import { fitSentence } from '#web/features/reviews/review-texts.ts'
import { Reviews } from '#web/features/reviews/reviews.tsx'
import { texts, translator } from '#web/i18n/translate.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { homeLink, shopLink } from '#web/routing/fixed-links.ts'
import { isGender } from '#web/routing/genders.ts'
import { type Language, otherLanguage } from '#web/routing/languages.ts'
import { alternatePath, pageLink } from '#web/routing/links.ts'
import { breadcrumbList } from '#web/seo/structured-data/breadcrumb-list.ts'
import { discussionThing } from '#web/seo/structured-data/discussion-things.ts'
import { JsonLd } from '#web/seo/structured-data/json-ld.tsx'
import { productThing } from '#web/seo/structured-data/product-thing.ts'
import { postsInPages } from '#web/server/discussion/posts-in-pages.ts'
import { reviewsInPages } from '#web/server/reviews/reviews-in-pages.ts'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
import { withRatingAndDecision, withRatingsAndDecisions } from '#web/ui/product-card/with-ratings-and-decisions.ts'
import { Section } from '#web/ui/section.tsx'

export async function ProductPage({ lang, id }: { lang: Language; id: string }) {
  const stored = await loadProduct(lang, id)
  if (!stored) notFound()
  const [reviews, threads, ratingsAndDecisions] = await Promise.all([
    reviewsInPages(id),
    postsInPages(id),
    loadShownRatingsAndDecisions(),
  ])
  const product = withRatingAndDecision(stored, ratingsAndDecisions)
  const edit = await editAttribute()
  const crumbs = productCrumbs(lang, product)
  const guides = sizeGuidesOf(
    product.sizeGuide,
    clean(product.sizes) ?? [],
    (clean(product.fit) ?? []).filter(isGender),
  )
  const trail = [product, ...(product.clothingType ? [product.clothingType] : []), { _type: 'shopPage' }]
  return (
    <SitePage lang={lang} alternateHref={alternatePath(otherLanguage(lang), trail)} hasBackLink>
      <ProductTemplate
        lang={lang}
        product={product}
        crumbs={crumbs}
        content={<PageText lang={lang} doc={product} edit={edit} ratingsAndDecisions={ratingsAndDecisions} />}
        sizeGuides={guides.map(({ fit, text }) => ({
          fit,
          content: (
            <RichText
              value={text}
              lang={lang}
              edit={edit}
              doc={product}
              path={`sizeGuide.${product.sizeGuideLanguage}`}
              ratingsAndDecisions={ratingsAndDecisions}
            />
          ),
        }))}
        related={withRatingsAndDecisions(product.related ?? [], ratingsAndDecisions)}
        reviews={
          (isMade(product) || reviews?.summary) && (
            <Reviews lang={lang} documentId={id} sizes={clean(product.sizes) ?? []} reviews={reviews} />
          )
        }
        discussion={
          <Section heading={translator(lang, 'discussion')('heading')} id="discussion">
            <Discussion lang={lang} documentId={id} threads={threads} />
          </Section>
        }
        fitSentence={fitSentence(reviews?.summary, texts(lang, 'reviews'))}
        recentlyViewed={<RecentlyViewed lang={lang} centraId={product.centraId} />}
        edit={edit}
      />
      <JsonLd data={productThing(lang, product, reviews)} />
      {threads && threads.length > 0 && <JsonLd data={discussionThing(threads, pageLink(lang, product) ?? '')} />}
      <JsonLd data={breadcrumbList(crumbs, pageLink(lang, product) ?? '')} />
    </SitePage>
  )
}

function productCrumbs(lang: Language, product: NonNullable<ProductQueryResult>): Crumb[] {
  const t = translator(lang, 'common')
  const clothingTypeHref = pageLink(lang, product.clothingType)
  return [
    { title: t('frontPage'), href: homeLink(lang) },
    { title: t('shop'), href: shopLink(lang) },
    ...(product.clothingType && clothingTypeHref
      ? [{ title: product.clothingType.title, href: clothingTypeHref }]
      : []),
    { title: product.title },
  ]
}
