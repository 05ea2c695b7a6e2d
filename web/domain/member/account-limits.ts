/** Limits of a member's input (docs/product/5 and 9); lengths in characters. For browsers too, so without zod. */
export const accountLimits = {
  password: { min: 8, max: 256 },
  fullName: { min: 2, max: 100 },
  email: { min: 2, max: 254 },
  resetCode: 6,
  birthYear: { min: 1000, max: 10_000 },
  postcode: { max: 20 },
} as const

/** Milliseconds for which the code for a new password works (docs/product/9). */
export const RESET_CODE_LIFETIME_MS = 10 * 60_000

export const preferredFits = ['men', 'women', 'both'] as const
