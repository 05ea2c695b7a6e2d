/** A localised value in the page's language `$lang`; Norwegian where the language has none. */
export const inLang = <const Field extends string>(field: Field) =>
  `select($lang == "en" => coalesce(${field}.en, ${field}.nb), ${field}.nb)` as const

/** Whether a page has its English: a title, and a text where there is a Norwegian one. */
const isInEnglish =
  '(coalesce(title.en, "") != "" && (coalesce(count(content.nb), 0) == 0 || coalesce(count(content.en), 0) > 0))' as const

/** Whether English lists and the search have a page: it has its English, or its editor wants it there without. */
export const isListedInEnglish = `(${isInEnglish} || withoutEnglish == "listed")` as const

/** The same for the lists of the page's language. */
export const isListed = `($lang != "en" || ${isListedInEnglish})` as const

/** The fields of a document that the link rules read (routing/links.ts). */
export const linkFields = /* groq */ `_id, _type, slug, path, "category": category->{_id, slug}` as const

/** A picture whose alternative text exists per language. */
export const imageFields =
  /* groq */ `asset, hotspot, crop, "lqip": asset->metadata.lqip, "alt": ${inLang('alt')}` as const

export const seoFields = /* groq */ `"seo": {
  "title": ${inLang('seo.title')},
  "description": ${inLang('seo.description')},
  "image": seo.image{${imageFields}},
  "noIndex": seo.noIndex == true
}` as const

/** The day in Oslo, which `runQuery` passes with every query: a cached response is at most an hour old. */
const today = '$today' as const

/** The moment, which `runQuery` passes with every query. A page is rendered again at the moments of a window. */
const now = 'dateTime($now)' as const

/** Whether the window of a splash or banner is open; without a date it is open on that side. */
export const isInWindow =
  `(coalesce(dateTime(shownFrom) <= ${now}, true) && coalesce(${now} < dateTime(shownTo), true))` as const

/** A campaign that still takes reservations, its last day included. */
export const runningCampaign = `productState == "crowdFunding" && coalesce(crowdfundingDate >= ${today}, true)` as const

/** The fields of every product card, including those that the browser asks for (`GET /api/products`). */
const productFactsFields =
  'productState, crowdfundingDate, crowdfundingGoal, crowdfundingMax, crowdfundingMaxPerPerson' as const

export const productCardFields = /* groq */ `
  _id, _type, centraId, slug, fit, ${productFactsFields},
  "crowdfundingEnded": productState == "crowdFunding" && coalesce(crowdfundingDate < ${today}, false),
  "title": ${inLang('title')},
  "cardTitle": ${inLang('productCardTitle')},
  "cardTag": ${inLang('productCardImageTag')},
  colors[]{_key, hex, hex2, "name": ${inLang('name')}},
  images[]{_key, gender, colorHex, ${imageFields}},
  "clothingType": clothingType->{_id, _type, slug, "title": ${inLang('title')}}
` as const

/** A document as a card that links to its page. */
export const contentCardFields = /* groq */ `
  ${linkFields}, publishedAt, author,
  "title": ${inLang('title')},
  "lead": ${inLang('lead')},
  image{${imageFields}}
` as const

export const clothingTypeFields = /* groq */ `
  _id, _type, slug, genders,
  "title": ${inLang('title')},
  image{${imageFields}}
` as const

/** Heading, lead and picture, which all editorial documents share. */
export const editorialFields = /* groq */ `
  ${linkFields},
  "title": ${inLang('title')},
  "lead": ${inLang('lead')},
  image{${imageFields}},
  ${seoFields}
` as const
