import type { ListedProduct } from '#web/domain/listing/listing-filters.ts'
import type { Gender } from '#web/routing/genders.ts'
import type { Language } from '#web/routing/languages.ts'

/** The part of the shop that a list shows; all of it without a choice. */
export type ListChoice = { readonly gender?: Gender | undefined; readonly clothingTypeId?: string | undefined }

/** A product of a list, as filters and orders read it. */
export type Entry = ListedProduct & { readonly id: string }

/** Products of a list that are asked for; `filters` is a query string. */
export type AskedProducts = {
  readonly lang: Language
  readonly choice: ListChoice
  readonly filters: string
  readonly from: number
  readonly to: number
}
