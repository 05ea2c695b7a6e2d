/** Id of a post's element, and the fragment of links to it. */
export const postAnchor = (id: string) => `post-${id}`

/** The post that the page's address links to. */
export function linkedPostId(): string | undefined {
  return /^#post-([\da-f-]{36})$/i.exec(location.hash)?.[1]
}
