/** A campaign of the demo shop: its last day, counted from the first start, and how many garments are reserved. */
export type Campaign = { readonly endsInDays: number; readonly reserved: number }

/** By centraId. One runs, two are nearly full, one has succeeded and one has not. */
export const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  // Isfjell parka
  106: { endsInDays: 24, reserved: 67 },
  // Kolle winter trousers
  115: { endsInDays: -9, reserved: 131 },
  // Utmark wool sweater
  141: { endsInDays: 11, reserved: 141 },
  // Neve shell mittens
  183: { endsInDays: -4, reserved: 86 },
  // Hytte pack 45 l
  201: { endsInDays: 2, reserved: 74 },
}
