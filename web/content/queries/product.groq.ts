import { defineQuery } from 'next-sanity'
import { richTextFields } from '../blocks/rich-text.groq.ts'
import { inLang, languageOf, productCardFields, seoFields } from './fragments.groq.ts'

export const productQuery = defineQuery(`*[_type == "product" && _id == $id][0]{
  ${productCardFields},
  sizes, lengths, weight, warmth,
  "origin": ${inLang('origin')},
  "repair": ${inLang('repair')},
  costs[]{_key, share, "title": ${inLang('title')}},
  "surveyUrl": ${inLang('surveyUrl')},
  "lead": ${inLang('lead')},
  "material": ${inLang('material')},
  "care": ${inLang('care')},
  "contentLanguage": ${languageOf('content')},
  "content": select($lang == "en" => coalesce(content.en, content.nb), content.nb)[]{${richTextFields}},
  "sizeGuideLanguage": ${languageOf('sizeGuide')},
  "sizeGuide": select($lang == "en" => coalesce(sizeGuide.en, sizeGuide.nb), sizeGuide.nb)[]{${richTextFields}},
  "related": relatedProducts[]->{${productCardFields}},
  ${seoFields}
}`)

/** The product that a discussion is about. */
export const discussionQuery = defineQuery(`*[_type == "product" && _id == $id][0]{
  ${productCardFields},
  "lead": ${inLang('lead')},
  ${seoFields}
}`)

/** The products that latest posts and reviews are about. */
export const productsQuery = defineQuery(`*[_type == "product" && _id in $ids] | order(_id asc){${productCardFields}}`)
