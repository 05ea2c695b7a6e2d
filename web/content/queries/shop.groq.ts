import { defineQuery } from 'next-sanity'
import { clothingTypeFields, imageFields, inLang, isListed, productCardFields, seoFields } from './fragments.groq.ts'

/** `$gender` and `$clothingTypeId` are null where they do not apply; a unisex product belongs to both genders. */
const isInListing = /* groq */ `_type == "product"
  && ($gender == null || $gender in fit || "unisex" in fit)
  && ($clothingTypeId == null || clothingType._ref == $clothingTypeId)
  && ${isListed}` as const

const featuredOrder = 'order(clothingType->priority desc, _id asc)' as const

/** One page of a listing of the shop: its products `$from` to `$to`. */
export const shopListingQuery = defineQuery(`{
  "shop": *[_type == "shopPage" && _id == "shopPage"][0]{
    _id, _type,
    "title": ${inLang('title')},
    "lead": ${inLang('lead')},
    "womenTitle": ${inLang('womenTitle')},
    "womenLead": ${inLang('womenLead')},
    womenImage{${imageFields}},
    "menTitle": ${inLang('menTitle')},
    "menLead": ${inLang('menLead')},
    menImage{${imageFields}},
    ${seoFields}
  },
  "clothingType": *[_type == "clothingType" && _id == $clothingTypeId][0]{
    ${clothingTypeFields},
    "lead": ${inLang('lead')},
    ${seoFields}
  },
  "clothingTypes": *[_type == "clothingType" && ($gender == null || $gender in genders) && ${isListed}] | order(priority desc, _id asc)[0...100]{
    ${clothingTypeFields},
    "count": count(*[
      _type == "product" && clothingType._ref == ^._id && ($gender == null || $gender in fit || "unisex" in fit)
        && ${isListed}
    ])
  },
  "products": *[${isInListing}] | ${featuredOrder}[$from...$to]{${productCardFields}}
}`)

/** How many products a listing has, and what filters and orders read of its products `$from` to `$to`. */
export const listingFactsQuery = defineQuery(`{
  "total": count(*[${isInListing}]),
  "products": *[${isInListing}] | ${featuredOrder}[$from...$to]{
    _id, _createdAt, centraId, fit, sizes, productState, crowdfundingDate,
    "crowdfundingEnded": productState == "crowdFunding" && coalesce(crowdfundingDate < $today, false),
    "title": ${inLang('title')},
    "cardTitle": ${inLang('productCardTitle')},
    colors[]{hex, hex2},
    "clothingType": clothingType->{_id, slug, "title": ${inLang('title')}}
  }
}`)
