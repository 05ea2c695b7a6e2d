/**
 * Runs work on the items that have arrived, one run at a time: items that arrive meanwhile wait for the next run, and
 * share it. Each call settles with the run that its item was part of.
 */
export function batched<Item>(run: (items: readonly Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let waiting: Item[] = []
  let next: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()

  function start(): Promise<void> {
    const items = waiting
    waiting = []
    next = undefined
    return run(items)
  }

  return (item) => {
    waiting.push(item)
    if (!next) {
      next = last.then(start)
      last = next.catch(() => undefined)
    }
    return next
  }
}
