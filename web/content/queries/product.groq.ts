import { defineQuery } from 'next-sanity'
import { richTextOf } from '../blocks/rich-text.groq.ts'
import { inLang, productCardFields, seoFields } from './fragments.groq.ts'

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
  ${richTextOf('content')},
  ${richTextOf('sizeGuide')},
  "related": relatedProducts[0...12]->{${productCardFields}},
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
