import { defineQuery } from 'next-sanity'
import { inLang, isListed, linkFields } from './fragments.groq.ts'

/** Words that mean the same, as editors grouped them. */
export const searchSynonymsQuery = defineQuery(`*[_id == "shopPage"][0].synonyms[].words`)

/** The editors' answers about things that the shop does not have, with the page to go to instead. */
export const searchAnswersQuery = defineQuery(`*[_id == "shopPage"][0].answers[]{
  words,
  "text": {"nb": text.nb, "en": text.en},
  "page": page->{${linkFields}, "title": {"nb": title.nb, "en": title.en}}
}`)

/** Clothing types to link to from a search that is empty or found nothing. */
export const searchSuggestionsQuery = defineQuery(`*[
  _type == "clothingType" && count(*[_type == "product" && clothingType._ref == ^._id && ${isListed}]) > 0 && ${isListed}
] | order(priority desc, _id asc)[0...48]{
  ${linkFields},
  "title": ${inLang('title')}
}`)
