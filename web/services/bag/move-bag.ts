import { type Bag, type BagLine, soldLines } from '#web/domain/bag/bag.ts'
import { heldOf } from '#web/domain/bag/bag-changes.ts'
import { emptyBag } from '#web/domain/bag/empty-bag.ts'
import { centraConnection } from '../centra/live-connection.ts'
import { loadEngine } from './bag.ts'
import { bagState } from './bag-state.ts'
import { bagMemory, withBagLock } from './bag-storage.ts'

/**
 * Goes on with another selection, which holds the contents of the present one: while `find` requests it, no tab changes
 * the bag. The bag's notice names what did not come along.
 * @param find returns the token to go on with; the bag stays as it is when it rejects
 */
export async function moveBag(find: (present: string | null) => Promise<string>): Promise<void> {
  const { engine } = await loadEngine()
  await engine.idle()
  const before = soldLines(bagMemory.read()?.bag.lines ?? [])
  await withBagLock(async () => {
    const present = centraConnection.tokens.read()
    const token = await find(present)
    if (token !== present) bagMemory.write({ bag: { ...emptyBag, token }, order: null })
  })
  await engine.refresh()
  const after = bagMemory.read()?.bag ?? null
  const items = before.flatMap((line) => missingOf(line, after))
  if (items.length > 0) bagState.setState({ notice: { kind: 'notSold', items } })
}

function missingOf({ itemId, name, gender, colourName, size, quantity }: BagLine, after: Bag | null) {
  const available = heldOf(after, itemId)
  return available < quantity ? [{ itemId, name, gender, colourName, size, wanted: quantity, available }] : []
}
