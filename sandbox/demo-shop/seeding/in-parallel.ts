/** Runs `work` over all items, at most `width` at a time; the first failure stops the rest and is thrown. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  try {
    await Promise.all(Array.from({ length: width }, worker))
  } finally {
    queue.length = 0
  }
}
