import type { Pick, Text } from '../builders/localised.ts'
import type { Block } from '../builders/rich-text.ts'
import type { CareKey } from './care.ts'
import type { SizeGuideKey } from './size-guides.ts'

/** What is said about one product; the facts are in the catalogue. */
export interface ProductCopy {
  lead: Text
  content: (t: Pick) => Block[]
  material: Text
  care: CareKey
  sizeGuide: SizeGuideKey
  /** Only where the title is too long for a card. */
  cardTitle?: Text
  /** Never says how the product is sold while that can change: the card tells it from the state, the stock and the day. */
  cardTag?: Text
}
