import { defineQuery } from 'next-sanity'
import { isListedInEnglish, linkFields } from './fragments.groq.ts'

/** Types of documents that have pages of their own. */
const types = '["page", "categoryPage", "landingPage", "contentPage", "clothingType", "product"]' as const

/** The fields from which the addresses of such a document are made. */
const routeFields = /* groq */ `
  ${linkFields}, genders, _updatedAt, "noIndex": seo.noIndex == true, "isListedInEnglish": ${isListedInEnglish}` as const

/** 500 documents with pages of their own, in order of their ids, from one id on. */
export const routesAfterQuery = defineQuery(`*[_type in ${types} && _id > $after] | order(_id asc)[0...500]{
  ${routeFields}
}`)

/** The documents whose own part of an address is one of `$ends`, without regard to language and category. */
export const routesAtQuery = defineQuery(`*[_type in ${types} && (
  slug.nb.current in $ends || slug.en.current in $ends || path.nb.current in $ends || path.en.current in $ends
)] | order(_id asc)[0...200]{
  ${routeFields}
}`)

/** The page that editors want in the place of the community page. */
export const newerCommunityQuery = defineQuery(`*[_type == "communityPage" && _id == "communityPage"][0]{
  _id, "newerPage": newerPage->{${linkFields}}
}`)
