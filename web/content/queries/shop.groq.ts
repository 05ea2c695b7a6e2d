import { defineQuery } from 'next-sanity'
import { clothingTypeFields, imageFields, inLang, productCardFields, seoFields } from './fragments.groq.ts'

/**
 * One listing of the shop. `$gender` and `$clothingTypeId` narrow it and are null where they do not apply; a unisex
 * product belongs to both genders.
 */
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
  "clothingTypes": *[_type == "clothingType" && ($gender == null || $gender in genders)] | order(priority desc, _id asc){
    ${clothingTypeFields},
    "count": count(*[
      _type == "product" && clothingType._ref == ^._id && ($gender == null || $gender in fit || "unisex" in fit)
    ])
  },
  "products": *[
    _type == "product"
    && ($gender == null || $gender in fit || "unisex" in fit)
    && ($clothingTypeId == null || clothingType._ref == $clothingTypeId)
  ] | order(clothingType->priority desc, _id asc){${productCardFields}, sizes, _createdAt}
}`)
