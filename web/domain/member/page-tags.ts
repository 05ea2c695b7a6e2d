/** Cache tags of members' posts and reviews, and of campaigns, in static pages. */

/** The first page of a product's discussion. */
export const postsTag = (documentId: string) => `posts:${documentId}`

/** The first reviews of a product and their summary. */
export const reviewsTag = (documentId: string) => `reviews:${documentId}`

/** The latest posts and reviews of all products, on the community page. */
export const latestTag = 'latest'

/** The average ratings of all products, on every product card. */
export const ratingsTag = 'ratings'

/** The staff's decisions about campaigns, on every product card and page. */
export const campaignsTag = 'campaigns'

/** Seconds between two expiries of a tag, however often its content changes. */
const pauses = { ofProduct: 5, ofAll: 30 } as const

/** Milliseconds that must pass before the tag may expire again. */
export function pauseOf(tag: string): number {
  return 1000 * (tag === latestTag || tag === ratingsTag ? pauses.ofAll : pauses.ofProduct)
}
