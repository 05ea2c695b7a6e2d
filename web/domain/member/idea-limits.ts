/**
 * Bounds of an idea (docs/product/4 and 9): characters of its text, and number of pictures. For browsers too, so
 * without zod.
 */
export const ideaLimits = { content: { min: 2, max: 5000 }, pictures: 5 } as const
