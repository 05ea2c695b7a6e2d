/** For how many milliseconds a response counts as fresh (docs/product/9): 30 s unless stated otherwise. */
export const freshness = { general: 30_000, liveVariants: 10_000, preorderStock: 60_000, currentUser: 120_000 } as const
