import type { CalendarDay } from '../domain/oslo-calendar.ts'
import { type Language, localized } from '../routing/languages.ts'
import type { ProductCardContent, PublishedDocumentsQueryResult } from './types.gen.ts'

type Published = PublishedDocumentsQueryResult[number]
type Product = Extract<Published, { _type: 'product' }>
type ClothingType = Extract<Published, { _type: 'clothingType' }>

/** A product of the catalogue as queries for cards and filters project it. */
export function productInLanguage(
  lang: Language,
  { product, clothingType }: { readonly product: Product; readonly clothingType: ClothingType | null },
  today: CalendarDay,
): ProductCardContent & Pick<Product, '_createdAt' | 'sizes'> {
  const { title, cardTitle, cardTag, colors, images, crowdfundingDate, productState } = product
  const { _id, _type, _createdAt, centraId, slug, fit, sizes } = product
  const { crowdfundingGoal, crowdfundingMax, crowdfundingMaxPerPerson } = product
  const text = (value: typeof title) => localized(value, lang) ?? null
  return {
    ...{ _id, _type, _createdAt, centraId, slug, fit, sizes, productState },
    ...{ crowdfundingDate, crowdfundingGoal, crowdfundingMax, crowdfundingMaxPerPerson },
    crowdfundingEnded: productState === 'crowdFunding' && crowdfundingDate !== null && crowdfundingDate < today,
    title: text(title),
    cardTitle: text(cardTitle),
    cardTag: text(cardTag),
    colors: colors?.map((colour) => ({ ...colour, name: text(colour.name) })) ?? null,
    images: images?.map((image) => ({ ...image, alt: text(image.alt) })) ?? null,
    clothingType: clothingType && {
      _id: clothingType._id,
      _type: clothingType._type,
      slug: clothingType.slug,
      title: text(clothingType.title),
    },
  }
}
