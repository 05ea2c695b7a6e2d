import { nullish, object, string } from 'zod/mini'

/** What `swatchOf` reads, as a part of zod shapes. */
export const swatchFields = {
  variantName: nullish(string()),
  swatch: nullish(object({ desc: nullish(string()), code: nullish(string()), code2: nullish(string()) })),
}
