import type { ConsentCategory, ConsentedKey } from '../../domain/consent.ts'
import { onConsent } from './consent.ts'

/** The part of the browser's storage that is offered. */
export type ConsentedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * One key of the browser's storage that is used with consent to the category only. Until then the value lives in the memory of this
 * page load, and is written when consent comes; a withdrawal removes it from both. Full or forbidden storage falls back to memory.
 * The key is named in `domain/consent.ts`, so that a withdrawal finds it on any page, and in `domain/stored-items.ts`, so that the cookie
 * settings tell of it. Create it once, in a module of the browser.
 */
export function consentedStorage<Category extends ConsentCategory>(
  category: Category,
  kind: 'localStorage' | 'sessionStorage',
  key: ConsentedKey<Category>,
): { read(): string | null; write(value: string): void; remove(): void } {
  let memory: string | null = null
  let isAllowed = false
  const storage = (): ConsentedStorage | undefined => {
    try {
      return isAllowed ? globalThis[kind] : undefined
    } catch {
      return undefined
    }
  }
  const attempt = <T>(action: (storage: ConsentedStorage) => T): T | undefined => {
    try {
      const found = storage()
      return found && action(found)
    } catch {
      return undefined
    }
  }
  const remove = () => {
    memory = null
    attempt((found) => found.removeItem(key))
  }
  onConsent(category, () => {
    isAllowed = true
    if (memory !== null) attempt((found) => found.setItem(key, memory ?? ''))
    return () => {
      remove()
      isAllowed = false
    }
  })
  return {
    read: () => attempt((found) => found.getItem(key)) ?? memory,
    write: (value) => {
      memory = value
      attempt((found) => found.setItem(key, value))
    },
    remove,
  }
}
