/** Things by key. A key with a single thing costs no set, which is what most keys of a large dataset have. */
export class Postings<Item extends object> {
  readonly #byKey = new Map<string, Item | Set<Item>>()

  add(key: string, item: Item): void {
    const present = this.#byKey.get(key)
    if (present === undefined) this.#byKey.set(key, item)
    else if (present instanceof Set) present.add(item)
    else if (present !== item) this.#byKey.set(key, new Set([present, item]))
  }

  remove(key: string, item: Item): void {
    const present = this.#byKey.get(key)
    if (present === item) this.#byKey.delete(key)
    else if (present instanceof Set) {
      present.delete(item)
      if (present.size === 0) this.#byKey.delete(key)
    }
  }

  count(key: string): number {
    const present = this.#byKey.get(key)
    if (present === undefined) return 0
    return present instanceof Set ? present.size : 1
  }

  get(key: string): Iterable<Item> {
    const present = this.#byKey.get(key)
    if (present === undefined) return []
    return present instanceof Set ? present : [present]
  }

  keys(): Iterable<string> {
    return this.#byKey.keys()
  }
}
