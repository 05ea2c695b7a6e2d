import { defineQuery } from 'next-sanity'
import { isListedInEnglish } from './fragments.groq.ts'

/** Types of which the product backend keeps the published documents (web/server/catalogue). */
const types =
  '["product", "clothingType", "categoryPage", "page", "contentPage", "landingPage", "communityPage", "redirect"]' as const

const inBoth = <const Field extends string>(field: Field) => `{"nb": ${field}.nb, "en": ${field}.en}` as const

const picture = /* groq */ `asset, hotspot, crop, "lqip": asset->metadata.lqip, "alt": ${inBoth('alt')}` as const

/**
 * Published documents by id, with all fields from which lists, search and addresses are made, in both languages.
 * References stay ids, so that a document changes only when it is published itself. Texts come plain, one paragraph a
 * line.
 */
export const publishedDocumentsQuery = defineQuery(`*[_id in $ids && _type in ${types}] | order(_id asc){
  _id, _type, _createdAt, _updatedAt,
  slug, path, genders, "categoryId": category._ref, "noIndex": seo.noIndex == true,
  "isListedInEnglish": ${isListedInEnglish},
  "title": ${inBoth('title')},
  "lead": ${inBoth('lead')},
  "text": {"nb": coalesce(pt::text(content.nb), ""), "en": coalesce(pt::text(content.en), "")},
  image{${picture}},
  publishedAt, author, priority,
  "newerPageId": newerPage._ref,
  from, to, "permanent": permanent != false,
  centraId, "clothingTypeId": clothingType._ref,
  "cardTitle": ${inBoth('productCardTitle')},
  "cardTag": ${inBoth('productCardImageTag')},
  "material": ${inBoth('material')},
  fit, sizes,
  colors[]{_key, hex, hex2, "name": ${inBoth('name')}},
  images[]{_key, gender, colorHex, ${picture}},
  productState, crowdfundingDate, crowdfundingGoal, crowdfundingMax, crowdfundingMaxPerPerson,
  testGarments[]{size, count},
  "surveyUrl": surveyUrl{nb, en}
}`)

/** The versions of those documents, by id, from one id on. */
export const publishedVersionsQuery = defineQuery(`*[_type in ${types} && _id > $after] | order(_id asc)[0...1000]{
  _id, _updatedAt
}`)
