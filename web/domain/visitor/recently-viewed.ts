/** The number of products shown, without the page's own. */
export const MAX_VIEWED = 8

/** Reads the stored list: the platform's numbers of products, newest first. Empty for malformed values. */
export function readViewed(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return []
  return stored
    .filter((id): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id))
    .slice(0, MAX_VIEWED + 1)
}

/** Adds this product as the newest. Keeps one more than are shown, because the page's own is left out. */
export function withViewed(viewed: readonly string[], id: string): readonly string[] {
  return [id, ...viewed.filter((other) => other !== id)].slice(0, MAX_VIEWED + 1)
}

/** The products to show on this product's page. */
export function otherViewed(viewed: readonly string[], current: string): readonly string[] {
  return viewed.filter((id) => id !== current).slice(0, MAX_VIEWED)
}
