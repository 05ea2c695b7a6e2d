import type { ProductCardContent } from '#web/content/types.gen.ts'
import type { CardFacts } from '#web/domain/product/card-facts.ts'
import { type CardTag, cardTag, hasPrice } from '#web/domain/product/product-card.ts'
import { cardPictures } from '#web/domain/product/product-pictures.ts'
import type { RatingAndDecision } from '#web/domain/product/rating-and-decision.ts'
import { translator } from '#web/i18n/translate.ts'
import { clean } from '#web/lib/stega-clean.ts'
import type { Gender } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import { discussionLink, productChoiceLink, productLink } from '#web/routing/links.ts'
import { productPicture } from '#web/services/sanity/pictures.ts'
import { crowdfundingTexts } from './crowdfunding-texts.ts'

type Image = NonNullable<ProductCardContent['images']>[number]

/** A product as every query for cards projects it; later ones come without blurred placeholders. */
export type ProductCardData = Omit<ProductCardContent, 'images'> & {
  readonly images: readonly (Omit<Image, 'lqip'> & Partial<Pick<Image, 'lqip'>>)[] | null
} & RatingAndDecision

/**
 * The texts and pictures of a product's card. In a gender's list that fit's pictures come first, and the link names it.
 */
export function cardFacts(lang: Language, product: ProductCardData, gender?: Gender): CardFacts {
  const { centraId, productState, crowdfundingDate: date, crowdfundingGoal: goal, crowdfundingMax: max } = product
  const slug = product.slug?.[lang]?.current
  const [front, second] = cardPictures(product.images ?? [], gender)
  const { src, alt = '' } = productPicture(front, { sizes: '' }) ?? {}
  const isCampaign = productState === 'crowdFunding'
  const tag = cardTag(product)
  return {
    centraId,
    href: (gender ? productChoiceLink(lang, slug, { fit: gender }) : productLink(lang, slug)) ?? null,
    title: product.cardTitle || product.title,
    picture: src ? { src, alt, second: productPicture(second, { sizes: '' })?.src ?? null } : null,
    tag: tag ? tagOf(lang, slug, tag) : null,
    colours: (clean(product.colors) ?? []).map(({ name, hex, hex2 }) => ({ name, hex, hex2 })),
    shownColour: front?.colorHex ?? null,
    rating: product.rating ?? null,
    hasPrice: hasPrice(product) && centraId !== null,
    campaign: isCampaign && centraId && !product.crowdfundingEnded ? { date, goal, max } : null,
    campaignTexts: isCampaign ? crowdfundingTexts(lang, product).map(({ text }) => text) : [],
  }
}

function tagOf(lang: Language, slug: string | null | undefined, tag: CardTag): NonNullable<CardFacts['tag']> {
  const { kind } = tag
  const text = kind === 'text' ? tag.text : translator(lang, 'shop')(kind)
  return { kind, text, href: (kind === 'joinTheDiscussion' && discussionLink(lang, slug)) || null }
}
