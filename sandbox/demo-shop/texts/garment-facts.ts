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

/** What differs from the type, most of it because the texts of the garment say so. */
const OWN_FACTS: Record<string, Partial<Pick<TypeFacts, 'grams' | 'warmth' | 'origin'>>> = {
  'storr-shell-jacket': { grams: 468, warmth: 2 },
  'isfjell-parka': { grams: 1240, warmth: 5, origin: TALLINN },
  'glo-insulated-jacket': { warmth: 4 },
  'furu-flannel-shirt': { warmth: 2 },
  'skumring-wind-jacket': { warmth: 1 },
  'sval-hemp-shirt': { warmth: 1 },
  'rein-stretch-jacket': { warmth: 2 },
  'stein-sweater': { grams: 620 },
  'utmark-wool-sweater': { grams: 780 },
  'eng-sweater': { grams: 310, warmth: 3 },
  'lauv-wool-t-shirt': { grams: 128 },
  'yr-packable-jacket': { grams: 186 },
  'topp-beanie': { grams: 74 },
  'rand-beanie': { grams: 88 },
  'neve-mittens': { grams: 132, warmth: 5 },
  'skygge-cap': { grams: 62, warmth: 1 },
  'kolle-winter-trousers': { warmth: 4 },
  'dagstur-pack-24': { grams: 920 },
  'hytte-pack-45': { grams: 1780 },
}

const VAT = 20
const FREIGHT = 3
const REPAIR_FUND = 5
const TREES = 2

/**
 * Facts of a product; garments of a type differ a little in weight. Packs keep nobody warm, ideas have not been weighed, and only what is sold has a
 * price to explain.
 */
export function garmentFacts({ key, centraId, clothingType, standing: { state } }: CatalogueProduct) {
  const own = OWN_FACTS[key]
  const { grams, warmth, cloth, sewing, origin, repair } = { ...FACTS[clothingType], ...own }
  const rest = 100 - cloth - sewing - VAT - FREIGHT - REPAIR_FUND - TREES
  const isSold = state !== 'crowdSourcing' && state !== 'testPhase'
  const weight = own?.grams ?? Math.round(grams * (0.9 + (Number(centraId) % 5) * 0.05))
  return {
    ...(state === 'crowdSourcing' ? {} : { weight }),
    ...(clothingType === 'packs-and-shelters' ? {} : { warmth }),
    origin,
    repair,
    costs: !isSold
      ? []
      : [
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
