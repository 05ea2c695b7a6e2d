/**
 * Runs work on the items that have arrived, one run at a time: items that arrive meanwhile wait for the next run, and
 * share it. Each call settles with the run that its item was part of.
 */
export function batched<Item, Value = void>(
  run: (items: readonly Item[]) => Promise<Value>,
): (item: Item) => Promise<Value> {
  let waiting: Item[] = []
  let next: Promise<Value> | undefined
  let last: Promise<unknown> = Promise.resolve()

  function start(): Promise<Value> {
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
