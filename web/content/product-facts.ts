import type { Fit } from '../domain/product/fit.ts'
import { cardPictures, picturesFor } from '../domain/product/product-pictures.ts'
import { type RatingsAndDecisions, ratingAndDecisionOf } from '../domain/product/rating-and-decision.ts'
import type { Language } from '../routing/languages.ts'
import { pageLink } from '../routing/links.ts'
import type { ProductFacts } from '../services/backend/contracts/get-product-facts.ts'
import { type ImageValue, productPicture } from '../services/sanity/pictures.ts'
import type { PublishedDocumentsQueryResult } from './types.gen.ts'

type Product = Extract<PublishedDocumentsQueryResult[number], { readonly _type: 'product' }>

type FactsOptions = {
  readonly lang: Language
  readonly ratingsAndDecisions: RatingsAndDecisions
  readonly fit: Fit | undefined
}

/**
 * The facts about a published product that bag lines and small cards show, in one language. Pictures show the fit where
 * any does.
 */
export function productFacts(
  product: Product,
  centraId: string,
  { lang, ratingsAndDecisions, fit }: FactsOptions,
): ProductFacts {
  const { _id, productState, crowdfundingDate, crowdfundingGoal, crowdfundingMax, crowdfundingMaxPerPerson } = product
  const facts = { productState, crowdfundingDate, crowdfundingGoal, crowdfundingMax, crowdfundingMaxPerPerson }
  const images = (product.images ?? []).map((image) => ({ ...image, alt: textIn(lang, image.alt) }))
  const { rating = null, decision = null } = ratingAndDecisionOf({ _id, ...facts, centraId }, ratingsAndDecisions)
  return {
    ...facts,
    title: textIn(lang, product.cardTitle) ?? textIn(lang, product.title),
    centraId,
    rating,
    decision,
    href: pageLink(lang, product) ?? null,
    picture: toPicture(cardPictures(images, fit)[0]),
    colors: (product.colors ?? []).map(({ name, hex, hex2 }) => {
      return { name: textIn(lang, name), hex, hex2, picture: toPicture(picturesFor(images, { fit, hex })[0]) }
    }),
  }
}

/** As queries localise texts (`inLang`): Norwegian where English is missing. */
function textIn(lang: Language, text: { readonly nb: string | null; readonly en: string | null }): string | null {
  return lang === 'en' ? (text.en ?? text.nb) : text.nb
}

function toPicture(image: ImageValue | undefined): ProductFacts['picture'] {
  const { src, srcSet, alt } = productPicture(image, { sizes: '' }) ?? {}
  return src && srcSet ? { src, srcSet, alt: alt ?? '' } : null
}
