/** Whom a garment is made for, in the order in which filters show them. */
export const fits = ['women', 'men', 'unisex'] as const

export type Fit = (typeof fits)[number]
