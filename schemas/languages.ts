/** The languages that content is written in, default language first (docs/product/1). */
export const contentLanguages = [
  { id: 'nb', title: 'Norwegian' },
  { id: 'en', title: 'English' },
] as const

export type ContentLanguage = (typeof contentLanguages)[number]['id']
