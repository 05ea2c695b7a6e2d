/** A set of whole numbers in ascending order, four bytes each. */
export class SortedNumbers {
  #numbers = new Uint32Array(2)
  #size = 0

  static of(...numbers: number[]): SortedNumbers {
    const set = new SortedNumbers()
    for (const number of numbers) set.add(number)
    return set
  }

  get size(): number {
    return this.#size
  }

  values(): Uint32Array {
    return this.#numbers.subarray(0, this.#size)
  }

  add(number: number): void {
    const at = this.#placeOf(number)
    if (at < this.#size && this.#numbers[at] === number) return
    if (this.#size === this.#numbers.length) this.#grow()
    this.#numbers.copyWithin(at + 1, at, this.#size)
    this.#numbers[at] = number
    this.#size++
  }

  remove(number: number): void {
    const at = this.#placeOf(number)
    if (at >= this.#size || this.#numbers[at] !== number) return
    this.#numbers.copyWithin(at, at + 1, this.#size)
    this.#size--
  }

  #grow(): void {
    const larger = new Uint32Array(Math.ceil(this.#numbers.length * 1.5) + 1)
    larger.set(this.#numbers)
    this.#numbers = larger
  }

  /** Where the number is, or would be put. Numbers mostly come in ascending order: the end is looked at first. */
  #placeOf(number: number): number {
    if (this.#size === 0 || (this.#numbers[this.#size - 1] ?? 0) < number) return this.#size
    let low = 0
    let high = this.#size
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#numbers[middle] ?? 0) < number) low = middle + 1
      else high = middle
    }
    return low
  }
}
