type StockLevel = 'plenty' | 'low' | 'soldOut'

/** The data of a product that only the commerce platform has. Prices include tax. */
export type PriceAndStock = {
  readonly nok: number
  readonly eur: number
  /** `infinite` requires a delivery. */
  readonly stock: StockLevel | 'infinite'
  /** Sizes with another level. */
  readonly sizes?: Readonly<Record<string, StockLevel>>
  /** The next delivery of a product that is sold ahead, in days from the first start. */
  readonly delivery?: { readonly inDays: number; readonly garments: number }
}

/** By centraId. */
export const PRICES_AND_STOCK: Readonly<Record<string, PriceAndStock>> = {
  // Storr shell jacket
  101: { nok: 3999, eur: 399, stock: 'plenty', sizes: { XXL: 'low' } },
  // Vidde softshell jacket
  102: { nok: 2299, eur: 229, stock: 'plenty' },
  // Glo insulated jacket
  103: { nok: 2799, eur: 279, stock: 'infinite', delivery: { inDays: 48, garments: 120 } },
  // Furu flannel shirt
  104: { nok: 1099, eur: 109, stock: 'plenty' },
  // Selje wool overshirt
  105: { nok: 1499, eur: 149, stock: 'low' },
  // Isfjell parka
  106: { nok: 4499, eur: 449, stock: 'plenty' },
  // Skumring wind jacket
  107: { nok: 2499, eur: 249, stock: 'plenty', sizes: { XS: 'soldOut' } },
  // Sval hemp shirt
  108: { nok: 999, eur: 99, stock: 'plenty' },
  // Rein stretch jacket
  109: { nok: 1999, eur: 199, stock: 'low' },
  // Sti hiking trousers
  110: { nok: 1599, eur: 159, stock: 'plenty' },
  // Ur climbing trousers
  111: { nok: 1699, eur: 169, stock: 'infinite', delivery: { inDays: 76, garments: 80 } },
  // Bekk shorts
  112: { nok: 799, eur: 79, stock: 'plenty', sizes: { S: 'low' } },
  // Vev hemp trousers
  113: { nok: 1299, eur: 129, stock: 'plenty' },
  // Løype tights
  114: { nok: 899, eur: 89, stock: 'plenty' },
  // Kolle winter trousers
  115: { nok: 1899, eur: 189, stock: 'plenty' },
  // Tun everyday trousers
  116: { nok: 1199, eur: 119, stock: 'low', sizes: { '38': 'soldOut' } },
  // Krok pocket shorts
  117: { nok: 899, eur: 89, stock: 'plenty' },
  // Lauv wool T-shirt
  120: { nok: 699, eur: 69, stock: 'plenty' },
  // Lauv wool tank top
  121: { nok: 599, eur: 59, stock: 'plenty' },
  // Strie hemp T-shirt
  122: { nok: 499, eur: 49, stock: 'plenty' },
  // Dugg training top
  123: { nok: 649, eur: 65, stock: 'plenty', sizes: { M: 'low' } },
  // Solvind tank top
  124: { nok: 549, eur: 55, stock: 'plenty' },
  // Tretopp T-shirt
  125: { nok: 449, eur: 45, stock: 'soldOut' },
  // Varme wool top
  130: { nok: 899, eur: 89, stock: 'plenty' },
  // Varme long johns
  131: { nok: 849, eur: 85, stock: 'plenty', sizes: { L: 'low' } },
  // Garn mesh top
  132: { nok: 799, eur: 79, stock: 'soldOut' },
  // Rim thin wool top
  133: { nok: 799, eur: 79, stock: 'infinite', delivery: { inDays: 21, garments: 200 } },
  // Stein knitted sweater
  140: { nok: 1899, eur: 189, stock: 'plenty' },
  // Utmark wool sweater
  141: { nok: 2199, eur: 219, stock: 'plenty' },
  // Skodde fleece jacket
  142: { nok: 1199, eur: 119, stock: 'plenty' },
  // Kveld wool fleece
  143: { nok: 1399, eur: 139, stock: 'infinite', delivery: { inDays: 48, garments: 90 } },
  // Glime light fleece jacket
  144: { nok: 999, eur: 99, stock: 'plenty', sizes: { XL: 'soldOut' } },
  // Eng knitted sweater
  145: { nok: 1699, eur: 169, stock: 'low' },
  // Glo insulated vest
  150: { nok: 1499, eur: 149, stock: 'plenty' },
  // Hegg wool vest
  151: { nok: 1299, eur: 129, stock: 'infinite', delivery: { inDays: 76, garments: 60 } },
  // Snelle fishing vest
  152: { nok: 1399, eur: 139, stock: 'soldOut' },
  // Slåtte hemp dress
  160: { nok: 1299, eur: 129, stock: 'plenty' },
  // Rogn wool dress
  161: { nok: 1599, eur: 159, stock: 'plenty' },
  // Vestavær rain jacket
  170: { nok: 1999, eur: 199, stock: 'plenty' },
  // Vestavær rain trousers
  171: { nok: 1299, eur: 129, stock: 'plenty' },
  // Byge cycling jacket
  172: { nok: 2499, eur: 249, stock: 'low' },
  // Yr packable jacket
  173: { nok: 1499, eur: 149, stock: 'plenty', sizes: { XXS: 'soldOut', XS: 'low' } },
  // Topp beanie
  180: { nok: 399, eur: 39, stock: 'plenty' },
  // Rand beanie
  181: { nok: 449, eur: 45, stock: 'plenty' },
  // Neve wool mittens
  182: { nok: 549, eur: 55, stock: 'plenty', sizes: { S: 'low' } },
  // Neve shell mittens
  183: { nok: 699, eur: 69, stock: 'plenty' },
  // Skygge cap
  184: { nok: 349, eur: 35, stock: 'plenty' },
  // Tråkk hiking socks
  190: { nok: 199, eur: 19, stock: 'plenty' },
  // Sikksakk everyday socks, three pairs
  191: { nok: 329, eur: 33, stock: 'plenty' },
  // Ragg winter socks
  192: { nok: 249, eur: 25, stock: 'low' },
  // Dagstur pack 24 l
  200: { nok: 1799, eur: 179, stock: 'plenty' },
  // Hytte pack 45 l
  201: { nok: 2499, eur: 249, stock: 'plenty' },
  // Le wind sack
  202: { nok: 1299, eur: 129, stock: 'infinite', delivery: { inDays: 104, garments: 150 } },
  // Brygge city pack 16 l
  203: { nok: 1399, eur: 139, stock: 'soldOut' },
}
