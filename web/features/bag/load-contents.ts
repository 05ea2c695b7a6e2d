/** What the sidebar shows is not part of the page: it is loaded on the way to the button. */
export const loadContents = () => import('./contents/bag-contents.tsx')
