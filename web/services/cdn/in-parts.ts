/** The limits of one call to a CDN. */
type Limits = { readonly keys: number; readonly length: number }

/** Milliseconds that a CDN has for the response to a call. */
export const CALL_TIMEOUT_MS = 5000

/** The keys in as few parts as the limits allow. */
export function inParts(keys: readonly string[], limits: Limits): readonly (readonly string[])[] {
  const parts: string[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const key of keys) {
    const part = parts.at(-1)
    if (part && part.length < limits.keys && length + key.length + 1 <= limits.length) {
      part.push(key)
      length += key.length + 1
    } else {
      parts.push([key])
      length = key.length
    }
  }
  return parts
}
