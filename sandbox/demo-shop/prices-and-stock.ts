type StockLevel = 'plenty' | 'low' | 'soldOut'

/** What the commerce platform knows of a product and the content does not. Prices include tax. */
export type PriceAndStock = {
  readonly nok: number
  readonly eur: number
  /** `infinite` goes with a delivery. */
  readonly stock: StockLevel | 'infinite'
  /** Sizes with another level. */
  readonly sizes?: Readonly<Record<string, StockLevel>>
  /** The next delivery of a product that is sold ahead, in days from the first start. */
  readonly delivery?: { readonly inDays: number; readonly garments: number }
}

/** By the product's key. */
export const PRICES_AND_STOCK: Readonly<Record<string, PriceAndStock>> = {
  'storr-shell-jacket': { nok: 3999, eur: 399, stock: 'plenty', sizes: { XXL: 'low' } },
  'vidde-softshell-jacket': { nok: 2299, eur: 229, stock: 'plenty' },
  'glo-insulated-jacket': { nok: 2799, eur: 279, stock: 'infinite', delivery: { inDays: 48, garments: 120 } },
  'furu-flannel-shirt': { nok: 1099, eur: 109, stock: 'plenty' },
  'selje-wool-overshirt': { nok: 1499, eur: 149, stock: 'low' },
  'isfjell-parka': { nok: 4499, eur: 449, stock: 'plenty' },
  'skumring-wind-jacket': { nok: 2499, eur: 249, stock: 'plenty', sizes: { XS: 'soldOut' } },
  'sval-hemp-shirt': { nok: 999, eur: 99, stock: 'plenty' },
  'rein-stretch-jacket': { nok: 1999, eur: 199, stock: 'low' },
  'sti-hiking-trousers': { nok: 1599, eur: 159, stock: 'plenty' },
  'ur-climbing-trousers': { nok: 1699, eur: 169, stock: 'infinite', delivery: { inDays: 76, garments: 80 } },
  'bekk-shorts': { nok: 799, eur: 79, stock: 'plenty', sizes: { S: 'low' } },
  'vev-hemp-trousers': { nok: 1299, eur: 129, stock: 'plenty' },
  'loype-tights': { nok: 899, eur: 89, stock: 'plenty' },
  'kolle-winter-trousers': { nok: 1899, eur: 189, stock: 'plenty' },
  'tun-everyday-trousers': { nok: 1199, eur: 119, stock: 'low', sizes: { '38': 'soldOut' } },
  'krok-pocket-shorts': { nok: 899, eur: 89, stock: 'plenty' },
  'lauv-wool-t-shirt': { nok: 699, eur: 69, stock: 'plenty' },
  'lauv-tank-top': { nok: 599, eur: 59, stock: 'plenty' },
  'hamp-t-shirt': { nok: 499, eur: 49, stock: 'plenty' },
  'dugg-training-top': { nok: 649, eur: 65, stock: 'plenty', sizes: { M: 'low' } },
  'solvind-tank-top': { nok: 549, eur: 55, stock: 'plenty' },
  'tretopp-t-shirt': { nok: 449, eur: 45, stock: 'soldOut' },
  'varme-wool-top': { nok: 899, eur: 89, stock: 'plenty' },
  'varme-long-johns': { nok: 849, eur: 85, stock: 'plenty', sizes: { L: 'low' } },
  'garn-mesh-top': { nok: 799, eur: 79, stock: 'soldOut' },
  'rim-thin-wool-top': { nok: 799, eur: 79, stock: 'infinite', delivery: { inDays: 21, garments: 200 } },
  'stein-sweater': { nok: 1899, eur: 189, stock: 'plenty' },
  'utmark-wool-sweater': { nok: 2199, eur: 219, stock: 'plenty' },
  'skodde-fleece-jacket': { nok: 1199, eur: 119, stock: 'plenty' },
  'kveld-wool-fleece': { nok: 1399, eur: 139, stock: 'infinite', delivery: { inDays: 48, garments: 90 } },
  'glime-light-fleece': { nok: 999, eur: 99, stock: 'plenty', sizes: { XL: 'soldOut' } },
  'eng-sweater': { nok: 1699, eur: 169, stock: 'low' },
  'glo-vest': { nok: 1499, eur: 149, stock: 'plenty' },
  'hegg-wool-vest': { nok: 1299, eur: 129, stock: 'infinite', delivery: { inDays: 76, garments: 60 } },
  'snelle-fishing-vest': { nok: 1399, eur: 139, stock: 'soldOut' },
  'slatte-dress': { nok: 1299, eur: 129, stock: 'plenty' },
  'rogn-wool-dress': { nok: 1599, eur: 159, stock: 'plenty' },
  'vestavaer-rain-jacket': { nok: 1999, eur: 199, stock: 'plenty' },
  'vestavaer-rain-trousers': { nok: 1299, eur: 129, stock: 'plenty' },
  'byge-cycling-jacket': { nok: 2499, eur: 249, stock: 'low' },
  'yr-packable-jacket': { nok: 1499, eur: 149, stock: 'plenty', sizes: { XXS: 'soldOut', XS: 'low' } },
  'topp-beanie': { nok: 399, eur: 39, stock: 'plenty' },
  'rand-beanie': { nok: 449, eur: 45, stock: 'plenty' },
  'neve-mittens': { nok: 549, eur: 55, stock: 'plenty', sizes: { S: 'low' } },
  'neve-shell-mittens': { nok: 699, eur: 69, stock: 'plenty' },
  'skygge-cap': { nok: 349, eur: 35, stock: 'plenty' },
  'trakk-hiking-socks': { nok: 199, eur: 19, stock: 'plenty' },
  'sikksakk-everyday-socks': { nok: 329, eur: 33, stock: 'plenty' },
  'vinter-boot-socks': { nok: 249, eur: 25, stock: 'low' },
  'dagstur-pack-24': { nok: 1799, eur: 179, stock: 'plenty' },
  'hytte-pack-45': { nok: 2499, eur: 249, stock: 'plenty' },
  'le-wind-sack': { nok: 1299, eur: 129, stock: 'infinite', delivery: { inDays: 104, garments: 150 } },
  'brygge-city-pack-16': { nok: 1399, eur: 139, stock: 'soldOut' },
}
