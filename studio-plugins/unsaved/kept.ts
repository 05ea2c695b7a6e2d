import { milliseconds } from 'date-fns/milliseconds'
import { z } from 'zod'
import type { Change } from './changes.ts'

/** Changes of a document that were not saved, and when the last of them was made (milliseconds). */
export type Kept = { readonly at: number; readonly changes: readonly Change[] }

type KeptOfSession = Kept & { readonly session: string }

const prefix = 'studio.unsaved'
const MAX_AGE_MS = milliseconds({ days: 30 })

// A value that is undefined is left out of JSON.
const keptSchema = z.object({
  at: z.number(),
  changes: z.array(
    z
      .object({ path: z.array(z.string()), before: z.unknown().optional(), after: z.unknown().optional() })
      .transform(({ path, before, after }): Change => ({ path, before, after })),
  ),
})

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/**
 * Unsaved changes in the browser, by document and by session, which is one opening of its form: two tabs do not
 * overwrite each other's. `owner` names the project, dataset and user, so that nobody is offered the text of another
 * who used the same browser.
 */
export class KeptChanges {
  #owner: string
  #storage: KeyValueStorage

  constructor(storage: KeyValueStorage, owner: string) {
    this.#storage = storage
    this.#owner = owner
  }

  /** Keeps the changes of a session. False if the browser could not. */
  keep(id: string, session: string, kept: Kept): boolean {
    try {
      this.#storage.setItem(this.#key(id, session), JSON.stringify(kept))
      return true
    } catch {
      return false
    }
  }

  forget(id: string, session: string): void {
    this.#storage.removeItem(this.#key(id, session))
  }

  /**
   * The changes of a document that are kept, of all sessions, newest first. Forgets those that are a month old or
   * unreadable.
   */
  of(id: string): KeptOfSession[] {
    const start = this.#key(id, '')
    const keys = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? '')
    return keys
      .filter((key) => key.startsWith(start))
      .flatMap((key) => {
        const kept = read(this.#storage.getItem(key))
        if (kept && Date.now() - kept.at < MAX_AGE_MS) return [{ ...kept, session: key.slice(start.length) }]
        this.#storage.removeItem(key)
        return []
      })
      .toSorted((a, b) => b.at - a.at)
  }

  #key(id: string, session: string): string {
    return [prefix, this.#owner, id, session].join(' ')
  }
}

function read(stored: string | null): Kept | undefined {
  try {
    return keptSchema.safeParse(JSON.parse(stored ?? '')).data
  } catch {
    return undefined
  }
}
