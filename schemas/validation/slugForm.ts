import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

const segment = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const invalid = (value: string) =>
  `${t('“{value}” is not a valid address.', { value })} ${t('Use lowercase letters a–z, digits and single hyphens.')}`

/** One path segment, without ampersands and Norwegian letters, which broke the old addresses (docs/product/2). */
export function checkSlug(value: string | undefined): Verdict {
  return !value || segment.test(value) || invalid(value)
}

/** The path of a landing page: one or more segments. */
export function checkPath(value: string | undefined): Verdict {
  if (!value || value.split('/').every((part) => segment.test(part))) return true
  return `${invalid(value)} ${t('Separate parts with one slash, with none at the start or end.')}`
}
