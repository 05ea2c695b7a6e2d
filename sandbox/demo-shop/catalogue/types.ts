import type { Text } from '../builders/localised.ts'
import type { GarmentKind } from '../pictures/garment-picture.ts'
import type { Texture } from '../pictures/textures.ts'
import type { ColourKey } from './palette.ts'

export type Fit = 'men' | 'women' | 'unisex'

export type ClothingTypeKey =
  | 'jackets-and-shirts'
  | 'trousers-and-shorts'
  | 't-shirts-and-tank-tops'
  | 'base-layers'
  | 'sweaters-and-fleece'
  | 'vests'
  | 'dresses'
  | 'rainwear'
  | 'hats-and-mittens'
  | 'socks'
  | 'packs-and-shelters'

/** How much there is to sell. `infinite` goes with a delivery date (preorder); `sizes` overrides single sizes. */
interface StockHint {
  level: 'plenty' | 'low' | 'soldOut' | 'infinite'
  sizes?: Record<string, 'plenty' | 'low' | 'soldOut'>
}

/** Days are counted from the day that the demo shop was seeded, so that campaigns are always under way. */
export type ProductStanding =
  | { state: 'normal' }
  | { state: 'preorder'; deliveryInDays: number; nextDeliveryStock: number }
  | { state: 'crowdFunding'; endsInDays: number; goal: number; max: number; reserved: number }
  | { state: 'crowdSourcing' }
  | { state: 'testPhase'; testGarments: Record<string, number> }

/** What the commerce platform and the content share about a product. Prices include tax. */
export interface CatalogueProduct {
  centraId: string
  key: string
  slug: Text
  title: Text
  clothingType: ClothingTypeKey
  standing: ProductStanding
  fit: Fit[]
  sizes: string[]
  lengths?: string[]
  colours: ColourKey[]
  drawing: { kind: GarmentKind; texture?: Texture }
  priceNok: number
  priceEur: number
  stock: StockHint
  related: string[]
}
