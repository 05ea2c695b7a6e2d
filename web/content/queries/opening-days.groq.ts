import { defineQuery } from 'next-sanity'

/** When the shop is open. */
export const openingDaysQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  _id, _type, openWeekdays,
  openingExceptions[]{from, to, isOpen}
}`)
