import { pauseOf } from '../domain/member/page-tags.ts'
import type { ChangedTag } from '../server/expired-tags/changed-tags.ts'

/**
 * When to expire which tag in this process: at once after the first change, then at most once in each pause of the tag,
 * so that a busy discussion does not have its page rendered again for every post.
 */
export class TagSchedule {
  /** The last change of each tag that was seen. */
  readonly #seen = new Map<string, number>()
  readonly #expiredAt = new Map<string, number>()
  readonly #waiting = new Set<string>()

  /** The tags to expire now. `now` is in milliseconds; a tag that has to wait is returned by a later call. */
  take(changed: readonly ChangedTag[], now: number): string[] {
    for (const { tag, changedAt } of changed) {
      if (this.#seen.get(tag) === changedAt.getTime()) continue
      this.#seen.set(tag, changedAt.getTime())
      this.#waiting.add(tag)
    }
    return [...this.#waiting].filter(
      (tag) => now - (this.#expiredAt.get(tag) ?? Number.NEGATIVE_INFINITY) >= pauseOf(tag),
    )
  }

  /** Call it once the tags have expired; otherwise they are returned again. */
  markExpired(tags: readonly string[], now: number): void {
    for (const tag of tags) {
      this.#waiting.delete(tag)
      this.#expiredAt.set(tag, now)
    }
  }
}
