export const seo = {
  titleTemplate: '{title} – {shop}',
} as const
