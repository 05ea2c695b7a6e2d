import { defineQuery } from 'next-sanity'
import { richTextOf } from '../blocks/rich-text.groq.ts'
import {
  contentCardFields,
  editorialFields,
  inLang,
  isListed,
  linkFields,
  productCardFields,
  runningCampaign,
} from './fragments.groq.ts'

export const pageQuery = defineQuery(`*[_type == "page" && _id == $id][0]{
  ${editorialFields},
  "parent": category->{${linkFields}, "title": ${inLang('title')}},
  ${richTextOf('content')}
}`)

/** An article, and what to read next: what the editors chose, else the newest of the same category. */
export const contentPageQuery = defineQuery(`*[_type == "contentPage" && _id == $id][0]{
  ${editorialFields},
  author, publishedAt, _updatedAt,
  "parent": category->{${linkFields}, "title": ${inLang('title')}},
  ${richTextOf('content')},
  "related": select(
    count(relatedPages) > 0 => relatedPages[0...12]->{${contentCardFields}},
    *[_type == "contentPage" && category._ref == ^.category._ref && _id != ^._id && ${isListed}]
      | order(coalesce(publishedAt, "") desc, _id asc)[0...3]{${contentCardFields}}
  )
}`)

export const landingPageQuery = defineQuery(`*[_type == "landingPage" && _id == $id][0]{
  ${editorialFields},
  ${richTextOf('content')}
}`)

/** A category with what is filed under it, newest first: one more than the page shows. */
export const categoryPageQuery = defineQuery(`*[_type == "categoryPage" && _id == $id][0]{
  ${editorialFields},
  ${richTextOf('content')},
  "entries": *[_type in ["contentPage", "page"] && category._ref == ^._id && ${isListed}]
    | order(coalesce(publishedAt, "") desc, _id asc)[0...49]{${contentCardFields}}
}`)

/** One more discussion and campaign than the page shows, so that it knows whether there are more. */
export const communityPageQuery = defineQuery(`{
  "page": *[_type == "communityPage" && _id == "communityPage"][0]{
    ${editorialFields},
    ${richTextOf('content')}
  },
  "discussions": *[_type == "product" && productState == "crowdSourcing" && ${isListed}] | order(_createdAt desc, _id asc)[0...9]{${productCardFields}},
  "campaigns": *[_type == "product" && ${runningCampaign} && ${isListed}] | order(crowdfundingDate asc, _id asc)[0...9]{${productCardFields}},
  "articles": *[_type == "contentPage" && ${isListed}] | order(publishedAt desc)[0...3]{${contentCardFields}}
}`)
