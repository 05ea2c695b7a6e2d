import { type Text, t } from '../builders/localised.ts'
import type { CatalogueProduct, ClothingTypeKey } from '../catalogue/types.ts'

/** What is known of the garments of a type: grams of an adult's middle size, warmth from 1 to 5, per cent of the price for cloth and sewing. */
type TypeFacts = { grams: number; warmth: 1 | 2 | 3 | 4 | 5; cloth: number; sewing: number; origin: Text; repair: Text }

const BERGEN = t('Sydd i Bergen', 'Sewn in Bergen')
const TALLINN = t('Sydd i Tallinn', 'Sewn in Tallinn')
const KNITTED = t('Strikket i Gudbrandsdalen', 'Knitted in Gudbrandsdalen')
const ZIPS = t(
  'Glidelåser, snorer og tape kan byttes. Gratis de første fem årene.',
  'Zips, cords and tape can be replaced. Free for the first five years.',
)
const SEAMS = t(
  'Sømmer og hull lappes, så lenge det er stoff igjen.',
  'We mend seams and holes as long as cloth is left.',
)
const DARNING = t('Vi stopper hull i samme garn.', 'We darn holes with the same yarn.')

const FACTS: Record<ClothingTypeKey, TypeFacts> = {
  'jackets-and-shirts': { grams: 468, warmth: 3, cloth: 19, sewing: 30, origin: BERGEN, repair: ZIPS },
  'trousers-and-shorts': { grams: 410, warmth: 2, cloth: 20, sewing: 28, origin: TALLINN, repair: SEAMS },
  't-shirts-and-tank-tops': { grams: 165, warmth: 1, cloth: 26, sewing: 22, origin: TALLINN, repair: SEAMS },
  'base-layers': { grams: 215, warmth: 3, cloth: 31, sewing: 18, origin: TALLINN, repair: SEAMS },
  'sweaters-and-fleece': { grams: 520, warmth: 4, cloth: 32, sewing: 18, origin: KNITTED, repair: DARNING },
  vests: { grams: 260, warmth: 3, cloth: 22, sewing: 27, origin: BERGEN, repair: ZIPS },
  dresses: { grams: 340, warmth: 2, cloth: 27, sewing: 22, origin: TALLINN, repair: SEAMS },
  rainwear: { grams: 390, warmth: 1, cloth: 21, sewing: 28, origin: BERGEN, repair: ZIPS },
  'hats-and-mittens': { grams: 70, warmth: 4, cloth: 28, sewing: 20, origin: KNITTED, repair: DARNING },
  socks: { grams: 85, warmth: 3, cloth: 30, sewing: 16, origin: KNITTED, repair: DARNING },
  'packs-and-shelters': {
    grams: 980,
    warmth: 1,
    cloth: 20,
    sewing: 31,
    origin: BERGEN,
    repair: t('Spenner, reimer og glidelåser kan byttes.', 'Buckles, straps and zips can be replaced.'),
  },
}

const VAT = 20
const FREIGHT = 3
const REPAIR_FUND = 5
const TREES = 2

/** Facts of a product; garments of a type differ a little in weight. Packs keep nobody warm. */
export function garmentFacts({ centraId, clothingType }: CatalogueProduct) {
  const { grams, warmth, cloth, sewing, origin, repair } = FACTS[clothingType]
  const rest = 100 - cloth - sewing - VAT - FREIGHT - REPAIR_FUND - TREES
  return {
    weight: Math.round(grams * (0.9 + (Number(centraId) % 5) * 0.05)),
    ...(clothingType === 'packs-and-shelters' ? {} : { warmth }),
    origin,
    repair,
    costs: [
      { title: t('Sying', 'Sewing'), share: sewing },
      { title: t('Stoff og tilbehør', 'Fabric and trims'), share: cloth },
      { title: t('Merverdiavgift', 'Value added tax'), share: VAT },
      { title: t('Butikk, design og oss', 'Shop, design and us'), share: rest },
      { title: t('Reparasjonsfond', 'Repair fund'), share: REPAIR_FUND },
      { title: t('Frakt', 'Freight'), share: FREIGHT },
      { title: t('Trær', 'Trees'), share: TREES },
    ],
  }
}
