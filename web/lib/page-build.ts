/** Names the build that a response of the API comes from. */
export const BUILD_HEADER = 'x-build'

/**
 * Compares the build of a response with the page's own, `data-build` of its root. After a deployment they differ: then
 * all links of the page become page loads (`data-reload`), so that what the visitor is doing goes on and the next page
 * runs the new code.
 */
export function noteBuild(build: string | null): void {
  // Scripts call the backend too, without a document, and so does the Studio, whose page names no build.
  const page = globalThis.document?.documentElement.dataset
  if (build && page?.build && page.build !== build) page.reload = ''
}
