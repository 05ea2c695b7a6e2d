/** The search over the page: the one `import()` of it, because the build writes a file for each. */
export const loadSearch = () => import('./search-overlay.tsx')
