import { type StegaCleaned, stegaClean } from '@sanity/client/stega'

/** The text without the invisible marks of the preview, for attributes, comparisons and addresses. */
export function clean<T>(value: T): StegaCleaned<T> {
  return stegaClean(value)
}
