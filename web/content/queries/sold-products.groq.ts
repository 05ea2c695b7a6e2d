import { defineQuery } from 'next-sanity'
import { linkFields } from './fragments.groq.ts'

/** The fields of published products that the product backend needs, by their number on the commerce platform. */
export const soldProductsQuery = defineQuery(`*[_type == "product" && defined(centraId)] | order(_id asc){
  ${linkFields},
  centraId,
  "title": {"nb": title.nb, "en": title.en},
  productState, crowdfundingDate, crowdfundingGoal, crowdfundingMax, crowdfundingMaxPerPerson,
  testGarments[]{size, count},
  "surveyUrl": surveyUrl{nb, en},
  "colours": colors[]{hex, hex2, "name": {"nb": name.nb, "en": name.en}}
}`)
