import type { Verdict } from './codes.ts'

const segment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const advice = 'Use small letters a–z, digits and single hyphens.'

/** Form of one path segment; ampersands and Norwegian letters made the old addresses break (docs/product/2). */
export function checkSlug(value: string | undefined): Verdict {
  return !value || segment.test(value) || `“${value}” cannot be an address. ${advice}`
}

/** Form of a landing page's path: one or more segments. */
export function checkPath(value: string | undefined): Verdict {
  if (!value || value.split('/').every((part) => segment.test(part))) return true
  return `“${value}” cannot be an address. ${advice} Separate parts with one slash, without any at the ends.`
}
