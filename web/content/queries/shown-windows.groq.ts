import { defineQuery } from 'next-sanity'

/** What is shown from a moment or until one, with these moments. */
export const shownWindowsQuery = defineQuery(`{
  "banner": *[_type == "siteSettings" && _id == "siteSettings"][0].campaignBanner{shownFrom, shownTo},
  "splash": *[_type == "overshootSplash" && _id == "overshootSplash"][0]{_id, shownFrom, shownTo}
}`)
