/**
 * When to expire which cache tag in this process: at once after the first change, then at most once in each pause of
 * the tag, so that many changes do not have its pages rendered again for each of them. The last change is never lost.
 */
export class TagSchedule {
  readonly #pauseOf: (tag: string) => number
  readonly #expiredAt = new Map<string, number>()
  readonly #waiting = new Set<string>()

  /** `pauseOf` says how many milliseconds; without a pause a tag is always due. */
  constructor(pauseOf: (tag: string) => number) {
    this.#pauseOf = pauseOf
  }

  add(changed: readonly string[]): void {
    for (const tag of changed) this.#waiting.add(tag)
  }

  /** The tags to expire now. `now` is in milliseconds; a tag that has to wait is returned by a later call. */
  due(now: number): string[] {
    return [...this.#waiting].filter((tag) => this.#dueAt(tag) <= now)
  }

  /** Call it once the tags have expired; otherwise they are returned again. */
  markExpired(tags: readonly string[], now: number): void {
    for (const tag of tags) {
      this.#waiting.delete(tag)
      if (this.#pauseOf(tag) > 0) this.#expiredAt.set(tag, now)
    }
  }

  /** When the next of the tags that wait is due; undefined while none waits. */
  nextAt(): number | undefined {
    return this.#waiting.size > 0 ? Math.min(...[...this.#waiting].map((tag) => this.#dueAt(tag))) : undefined
  }

  #dueAt(tag: string): number {
    return (this.#expiredAt.get(tag) ?? Number.NEGATIVE_INFINITY) + this.#pauseOf(tag)
  }
}
