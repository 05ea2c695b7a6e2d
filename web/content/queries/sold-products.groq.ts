import { defineQuery } from 'next-sanity'
import { linkFields } from './fragments.groq.ts'

/** What the product backend has to know of the published products, by the number that the commerce platform knows them by. */
export const soldProductsQuery = defineQuery(`*[_type == "product" && defined(centraId)] | order(_id asc){
  ${linkFields},
  centraId,
  "title": {"nb": title.nb, "en": title.en},
  "colours": colors[]{hex, hex2, "name": {"nb": name.nb, "en": name.en}}
}`)
