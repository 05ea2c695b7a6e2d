export const shop = {
  products: '{count, plural, one {# product} other {# products}}',
} as const
