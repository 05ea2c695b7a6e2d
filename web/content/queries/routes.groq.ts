import { defineQuery } from 'next-sanity'
import { linkFields } from './fragments.groq.ts'

/** Every document that has a page of its own, with what its addresses are made of. */
export const routesQuery = defineQuery(`*[
  _type in ["page", "categoryPage", "landingPage", "contentPage", "clothingType", "product"]
] | order(_id asc){
  ${linkFields},
  genders,
  _updatedAt,
  "noIndex": seo.noIndex == true
}`)

/** Where pages have moved. */
export const redirectsQuery =
  defineQuery(`*[_type == "redirect" && defined(from) && defined(to)] | order(_updatedAt asc){
  _id, from, to, "permanent": permanent != false
}`)

/** The page that editors want in the place of the community page. */
export const newerCommunityQuery = defineQuery(`*[_type == "communityPage" && _id == "communityPage"][0]{
  _id, "newerPage": newerPage->{${linkFields}}
}`)
