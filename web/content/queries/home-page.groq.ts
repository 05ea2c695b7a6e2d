import { defineQuery } from 'next-sanity'
import { richTextOf } from '../blocks/rich-text.groq.ts'
import {
  clothingTypeFields,
  contentCardFields,
  imageFields,
  inLang,
  isListed,
  linkFields,
  productCardFields,
  runningCampaign,
  seoFields,
} from './fragments.groq.ts'

/** One more campaign and preorder than the page shows, so that it knows whether there are more. */
export const homePageQuery = defineQuery(`{
  "home": *[_type == "homePage" && _id == "homePage"][0]{
    _id, _type, treeFigure,
    "heroHeading": ${inLang('heroHeading')},
    "heroPromise": ${inLang('heroPromise')},
    heroImage{${imageFields}},
    "crowdfundingHeading": ${inLang('crowdfundingHeading')},
    "preorderHeading": ${inLang('preorderHeading')},
    "editorialHeading": ${inLang('editorialHeading')},
    "editorialText": ${inLang('editorialText')},
    editorialImage{${imageFields}},
    "editorialLinkText": ${inLang('editorialLinkText')},
    "editorialLink": editorialLink->{${linkFields}},
    "categoriesHeading": ${inLang('categoriesHeading')},
    "clothingTypes": clothingTypes[0...24]->{${clothingTypeFields}},
    "treeText": ${inLang('treeText')},
    "communityHeading": ${inLang('communityHeading')},
    "communityText": ${inLang('communityText')},
    communityImage{${imageFields}},
    ${richTextOf('content')},
    ${seoFields}
  },
  "crowdfunding": *[_type == "product" && ${runningCampaign} && ${isListed}] | order(crowdfundingDate asc, _id asc)[0...9]{${productCardFields}},
  "preorder": *[_type == "product" && productState == "preorder" && ${isListed}] | order(_createdAt desc, _id asc)[0...9]{${productCardFields}},
  "articles": *[_type == "contentPage" && ${isListed}] | order(publishedAt desc)[0...3]{${contentCardFields}}
}`)
