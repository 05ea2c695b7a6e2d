/** The path that the Studio is served from; Sanity's build reads the same variable. */
const basePath = (process.env.SANITY_STUDIO_BASEPATH ?? '').replace(/\/+$/, '')

/** The URL of a block's thumbnail for the insert menu, among the Studio's static files. */
export function thumbnailUrl(block: string): string {
  return `${basePath}/static/block-thumbnails/${block}.svg`
}
