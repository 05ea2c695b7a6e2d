import type { ConsentCategory, ConsentedKey } from '#web/domain/visitor/consent.ts'
import { mayUse, onConsent } from './consent.ts'

type ConsentedValue = {
  readonly read: () => string | null
  readonly write: (value: string) => void
  readonly remove: () => void
}

/**
 * One key of the browser's storage that is used with consent to the category only. Until then the value lives in the
 * memory of this page load, and is written when consent comes; a withdrawal removes it from both. Full or forbidden
 * storage falls back to memory. The key is named in `domain/consent.ts`, so that a withdrawal finds it on any page, and
 * in `domain/stored-items.ts`, so that the cookie settings list it. Create it once, in a module of the browser; it may
 * be used before the local state has started.
 */
export function consentedStorage<Category extends ConsentCategory>(
  category: Category,
  kind: 'localStorage' | 'sessionStorage',
  key: ConsentedKey<Category>,
): ConsentedValue {
  let memory: string | null = null
  const read = () => (mayUse(category) ? attempt(() => globalThis[kind].getItem(key)) : null) ?? memory
  const write = (value: string) => {
    memory = value
    if (mayUse(category)) attempt(() => globalThis[kind].setItem(key, value))
  }
  const remove = () => {
    memory = null
    attempt(() => globalThis[kind].removeItem(key))
  }
  onConsent(category, () => {
    if (memory !== null) write(memory)
    return remove
  })
  return { read, write, remove }
}

/** Reading the property of a forbidden storage throws as well. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
