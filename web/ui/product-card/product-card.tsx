import { cardPictures } from '#web/domain/product/product-pictures.ts'
import { texts } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import type { Gender } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'
import { cardFacts, type ProductCardData } from './card-facts.ts'
import { crowdfundingTexts } from './crowdfunding-texts.ts'
import { type CardEdits, FactsCard, type FactsCardTexts } from './facts-card.tsx'

type Props = {
  lang: Language
  product: ProductCardData
  /** The list's gender: its fit comes first, and the product page opens on it (`?fit=`). */
  gender?: Gender
  heading?: 'h2' | 'h3'
  sizes?: string
  /** Loaded at once: the first alone before everything else, or with the rest of the first row. */
  priority?: 'first' | 'row'
  edit?: EditAttribute
}

/** A product's card on the server, which React does not hydrate. */
export function ProductCard({ lang, product, gender, heading, sizes, priority, edit }: Props) {
  const [front] = cardPictures(product.images ?? [], gender)
  return (
    <FactsCard
      lang={lang}
      card={cardFacts(lang, product, gender)}
      texts={factsCardTexts(lang)}
      heading={heading}
      staticName={`card-${product._id}`}
      sizes={sizes}
      lqip={(priority && front?.lqip) || undefined}
      priority={priority}
      edits={edit && editsOf(lang, product, front?._key, edit)}
    />
  )
}

export function factsCardTexts(lang: Language): FactsCardTexts {
  return { colours: texts(lang, 'shop').colours, stars: texts(lang, 'reviews').stars }
}

/**
 * The count itself comes from the platform: without a goal it opens the field that ties the product to it, as the price
 * does.
 */
function editsOf(
  lang: Language,
  product: ProductCardData,
  pictureKey: string | undefined,
  edit: EditAttribute,
): CardEdits {
  return {
    picture: pictureKey && edit(product, `images[_key=="${pictureKey}"]`),
    price: edit(product, 'centraId'),
    count: edit(product, product.crowdfundingGoal ? 'crowdfundingGoal' : 'centraId'),
    date: product.crowdfundingDate ? edit(product, 'crowdfundingDate') : undefined,
    campaignTexts: crowdfundingTexts(lang, product).map(({ field }) => field && edit(product, field)),
  }
}
