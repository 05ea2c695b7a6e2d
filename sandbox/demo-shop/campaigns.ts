/** A campaign of the demo shop: its last day, counted from the first start, and how many garments are reserved. */
export type Campaign = { readonly endsInDays: number; readonly reserved: number }

/** By the product's key. One runs, two are nearly full, one has succeeded and one has not. */
export const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  'isfjell-parka': { endsInDays: 24, reserved: 67 },
  'kolle-winter-trousers': { endsInDays: -9, reserved: 131 },
  'utmark-wool-sweater': { endsInDays: 11, reserved: 141 },
  'neve-shell-mittens': { endsInDays: -4, reserved: 86 },
  'hytte-pack-45': { endsInDays: 2, reserved: 74 }, // hytte-pack-45
}
