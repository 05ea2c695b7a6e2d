import { defineQuery } from 'next-sanity'
import { richTextOf } from '../blocks/rich-text.groq.ts'
import { contentCardFields, imageFields, linkFields, productCardFields, seoFields } from './fragments.groq.ts'

/**
 * Parts that the results of several queries have in common. No program sends these queries: `npm run typegen` makes a
 * named type of each (`RichTextValue` of `richTextValuePart`), and the types of other queries refer to it.
 */
export const richTextValuePart = defineQuery(`*[_type == "page"][0]{${richTextOf('content')}}.content`)

export const linkedDocumentPart = defineQuery(
  `*[_type == "page"][0].content.nb[_type == "button"][0].reference->{${linkFields}}`,
)

export const productCardContentPart = defineQuery(`*[_type == "product"][0]{${productCardFields}}`)

export const contentCardContentPart = defineQuery(`*[_type == "contentPage"][0]{${contentCardFields}}`)

export const pictureContentPart = defineQuery(`*[_type == "page"][0].image{${imageFields}}`)

export const seoContentPart = defineQuery(`*[_type == "page"][0]{${seoFields}}.seo`)
