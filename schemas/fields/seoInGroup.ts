import { defineField } from 'sanity'

/** What search engines are told, in a document whose fields are in groups: the group `seo` has nothing else. */
export const seoInGroup = defineField({
  name: 'seo',
  title: 'Search engines and sharing',
  type: 'seo',
  options: { collapsible: false },
  group: 'seo',
})
