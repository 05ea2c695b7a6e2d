import { parseJson } from '#web/domain/json.ts'

/** How many products are shown again (the page's own is none of them). */
export const MAX_VIEWED = 8

/** Reads what is stored: numbers of products as the commerce platform has them, newest first. Anything else is nothing. */
export function readViewed(stored: string | null): readonly string[] {
  const value = parseJson(stored ?? '')
  if (!Array.isArray(value)) return []
  return value.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,40}$/.test(id)).slice(0, MAX_VIEWED + 1)
}

/** With this product as the newest; one more than are shown, because the page's own is left out. */
export function withViewed(viewed: readonly string[], id: string): readonly string[] {
  return [id, ...viewed.filter((other) => other !== id)].slice(0, MAX_VIEWED + 1)
}

/** What a product's page shows again. */
export function viewedBeside(viewed: readonly string[], current: string): readonly string[] {
  return viewed.filter((id) => id !== current).slice(0, MAX_VIEWED)
}
