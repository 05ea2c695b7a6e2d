import { defineField } from 'sanity'

/** The fields for search engines, in a document with groups of fields: the group `seo` has no others. */
export const seoInGroup = defineField({
  name: 'seo',
  title: 'Search engines and sharing',
  type: 'seo',
  options: { collapsible: false, help: 'write-and-publish#search-engines-and-sharing' },
  group: 'seo',
})
