import type { ChangedTag } from '../server/expired-tags/public.ts'

/** Each change of a tag once, however often it is read. */
export class NewChanges {
  /** The last change of each tag. */
  readonly #seen = new Map<string, number>()

  /** The tags of which these are changes that it has not seen. */
  take(changed: readonly ChangedTag[]): string[] {
    const fresh = changed.filter(({ tag, changedAt }) => this.#seen.get(tag) !== changedAt.getTime())
    for (const { tag, changedAt } of fresh) this.#seen.set(tag, changedAt.getTime())
    return fresh.map(({ tag }) => tag)
  }
}
