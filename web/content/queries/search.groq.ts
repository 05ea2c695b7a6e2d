import { defineQuery } from 'next-sanity'
import { inLang, linkFields } from './fragments.groq.ts'

/** What the search reads of every page of the shop, in both languages. Texts come plain, one paragraph a line. */
export const searchQuery = defineQuery(`*[
  _type in ["product", "clothingType", "categoryPage", "page", "contentPage", "landingPage", "communityPage"]
  && seo.noIndex != true
] | order(_id asc){
  ${linkFields},
  "title": {"nb": title.nb, "en": title.en},
  "lead": {"nb": lead.nb, "en": lead.en},
  "text": {"nb": coalesce(pt::text(content.nb), ""), "en": coalesce(pt::text(content.en), "")},
  "material": {"nb": material.nb, "en": material.en},
  "kind": {"nb": clothingType->title.nb, "en": clothingType->title.en},
  "colours": {"nb": colors[].name.nb, "en": colors[].name.en},
  "swatches": colors[]{hex, hex2},
  fit,
  centraId,
  productState,
  "images": images[]{asset, hotspot, crop, gender, colorHex},
  image{asset, hotspot, crop}
}`)

/** Words that mean the same, as editors grouped them. */
export const searchSynonymsQuery = defineQuery(`*[_id == "shopPage"][0].synonyms[].words`)

/** What editors say of things that the shop does not have, with the page to go to instead. */
export const searchAnswersQuery = defineQuery(`*[_id == "shopPage"][0].answers[]{
  words,
  "text": {"nb": text.nb, "en": text.en},
  "page": page->{${linkFields}, "title": {"nb": title.nb, "en": title.en}}
}`)

/** Clothing types to link to from a search that is empty or found nothing. */
export const searchSuggestionsQuery = defineQuery(`*[
  _type == "clothingType" && count(*[_type == "product" && clothingType._ref == ^._id]) > 0
] | order(priority desc, _id asc){
  ${linkFields},
  "title": ${inLang('title')}
}`)
