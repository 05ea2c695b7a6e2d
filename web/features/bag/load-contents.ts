/** The sidebar's contents are not part of the page: they are loaded when the pointer or focus reaches the button. */
export const loadContents = () => import('./contents/bag-contents.tsx')
