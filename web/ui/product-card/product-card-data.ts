import type { CardProduct } from '#web/domain/product/product-card.ts'
import type { LinkableDocument } from '#web/routing/links.ts'
import type { ImageValue } from '#web/services/sanity/pictures.ts'
import type { ColourData } from '../colour-dots.tsx'

type ProductPictureData = ImageValue & {
  readonly _key: string
  readonly gender: string | null
  readonly colorHex: string | null
}

/** What a product card shows, as the queries project it. */
export type ProductCardData = CardProduct & {
  readonly _id: string
  readonly _type: 'product'
  readonly centraId: string | null
  readonly slug: LinkableDocument['slug']
  readonly title: string | null
  readonly cardTitle: string | null
  readonly crowdfundingDate: string | null
  readonly crowdfundingGoal: number | null
  readonly crowdfundingMax: number | null
  readonly fit: readonly string[] | null
  readonly colors: readonly (ColourData & { readonly _key: string })[] | null
  readonly images: readonly ProductPictureData[] | null
}
