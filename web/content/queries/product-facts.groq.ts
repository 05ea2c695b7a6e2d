import { defineQuery } from 'next-sanity'
import { inLang, productFactsFields } from './fragments.groq.ts'

/** The fields that bag lines and small cards show of products, which the browser identifies by the commerce platform's number. */
export const productFactsQuery = defineQuery(`*[_type == "product" && defined(centraId)] | order(_id asc){
  _id, _type, centraId, slug, ${productFactsFields},
  "title": coalesce(${inLang('productCardTitle')}, ${inLang('title')}),
  colors[]{hex, hex2, "name": ${inLang('name')}},
  images[]{gender, colorHex, asset, hotspot, crop, "alt": ${inLang('alt')}}
}`)
