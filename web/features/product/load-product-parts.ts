/**
 * Loads the code and styles that only product pages have. Lists load them ahead of a click, by this same function: the
 * build makes a file of its own for each place with an `import()`.
 */
export const loadProductParts = () => import('./product-parts.ts').then(({ productParts }) => productParts)
