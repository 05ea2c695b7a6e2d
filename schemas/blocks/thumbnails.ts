/** The path that the Studio is served from; Sanity's build reads the same variable. */
const basePath = (process.env.SANITY_STUDIO_BASEPATH ?? '').replace(/\/+$/, '')

/** Drawing of a block for the insert menu, from the Studio's folder of static files. */
export function thumbnailUrl(block: string): string {
  return `${basePath}/static/block-thumbnails/${block}.svg`
}
