export const shop = {
  products: '{count, plural, one {# produkt} other {# produkter}}',
} as const
