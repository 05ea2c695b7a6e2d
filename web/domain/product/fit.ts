/**
 * Who a garment is made for ("fit" in product documents and URLs, "gender" on pictures and on the platform), in the
 * order of the filters.
 */
export const fits = ['women', 'men', 'unisex'] as const

export type Fit = (typeof fits)[number]
