import { afterEach, describe, expect, test } from 'vitest'
import { bagItem, openTab, shown, type Tab } from '#tests/bag/open-tab.ts'
import { type SelectionResponse, selectionShape } from '../contract/commerce/shapes.ts'
import { openTarget } from '../contract/commerce/target.ts'

const target = openTarget()
const ITEM = '10101-1010101'
const OTHER = '12001-1200101'

const setFaults = (faults: object) => target.admin('PUT', '_faults', faults)
afterEach(() => target.admin('DELETE', '_faults'))

async function open(): Promise<Tab> {
  for (const item of [ITEM, OTHER]) await target.setStock(item, 50)
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds / 20))
  return openTab({ fetch: (url, init) => fetch(url, init), baseUrl: target.url, wait })
}

/** The items that the platform holds for the tab's selection. */
async function heldBy({ browser }: Tab): Promise<Record<string, number>> {
  const { body } = await target.call('GET', 'selection', { token: browser.stored?.token ?? '' })
  const { selection }: SelectionResponse = selectionShape.parse(body)
  return Object.fromEntries(selection.items.map(({ item, quantity }) => [item, quantity]))
}

const lineOf = ({ state }: Tab, item: string) =>
  state.getState().bag?.lines.find((line) => line.itemId === item)?.lineId ?? ''

describe('the bag ends equal to the platform’s', () => {
  test('when responses are dropped after the change was made', async () => {
    const tab = await open()
    await tab.engine.refresh()
    await setFaults({ dropAfterCommitRate: 1, only: 'POST items/' })
    expect(await tab.engine.add(bagItem(ITEM, 2))).toBe('added')
    expect(await tab.engine.add(bagItem(OTHER))).toBe('added')
    expect(await heldBy(tab)).toEqual({ [ITEM]: 2, [OTHER]: 1 })
    expect(shown(tab)).toEqual(await heldBy(tab))
  })

  test('when every second call is dropped or fails, and tokens change all the time', async () => {
    const tab = await open()
    await tab.engine.refresh()
    await setFaults({ dropAfterCommitRate: 0.2, errorRate: 0.3, errorStatus: 502, rotateTokenRate: 0.3 })
    for (let round = 0; round < 12; round++) {
      void tab.engine.add(bagItem(round % 2 ? ITEM : OTHER))
      const line = lineOf(tab, ITEM)
      if (round % 3 === 0 && line) void tab.engine.changeQuantity(line, round)
      if (round % 4 === 0) await tab.engine.idle()
    }
    await tab.engine.idle()
    await target.admin('DELETE', '_faults')
    await tab.engine.refresh()
    expect(shown(tab)).toEqual(await heldBy(tab))
    expect(tab.state.getState()).toMatchObject({ pendingLines: new Set() })
    expect(tab.state.getState().status).not.toBe('unreachable')
  })

  test('when the platform is unreachable: the click is undone, the lines stay, and it recovers by itself', async () => {
    const tab = await open()
    await tab.engine.add(bagItem(ITEM, 2))
    await setFaults({ errorRate: 1, errorStatus: 503 })
    expect(await tab.engine.add(bagItem(OTHER))).toEqual({ kind: 'unreachable' })
    expect(shown(tab)).toEqual({ [ITEM]: 2 })
    expect(tab.state.getState()).toMatchObject({ status: 'unreachable', notice: { kind: 'unreachable' } })
    await target.admin('DELETE', '_faults')
    await tab.engine.refresh()
    expect(tab.state.getState()).toMatchObject({ status: 'ready', notice: null })
    expect(shown(tab)).toEqual(await heldBy(tab))
  })

  test('when it is slow: the change shows at once, and quick clicks become few calls', async () => {
    const tab = await open()
    await tab.engine.add(bagItem(ITEM))
    await setFaults({ delayMs: 300 })
    for (let quantity = 2; quantity <= 21; quantity++) void tab.engine.changeQuantity(lineOf(tab, ITEM), quantity)
    expect(shown(tab)).toEqual({ [ITEM]: 21 })
    await tab.engine.idle()
    expect(await heldBy(tab)).toEqual({ [ITEM]: 21 })
    expect(shown(tab)).toEqual({ [ITEM]: 21 })
  })

  test('[R9.14] when the last piece is requested twice at once, and only what happened is reported', async () => {
    const [first, second] = [await open(), await open()]
    await target.setStock(ITEM, 1)
    const results = await Promise.all([first.engine.add(bagItem(ITEM, 2)), second.engine.add(bagItem(ITEM, 1))])
    expect(results).toEqual([expect.objectContaining({ kind: 'soldOut' }), 'added'])
    for (const tab of [first, second]) expect(shown(tab)).toEqual(await heldBy(tab))
    expect(first.seen.events).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ quantity: 1 }] } }])
  })
})

describe('bad input', () => {
  test('a forged token: a fresh selection that holds what was stored, and a notice', async () => {
    const tab = await open()
    await tab.engine.add(bagItem(ITEM, 2))
    const { stored } = tab.browser
    if (!stored) throw new Error('Nothing was stored')
    tab.browser.store({ ...stored, token: '../../admin' })
    await tab.engine.refresh()
    expect(tab.state.getState().notice).toEqual({ kind: 'restored', items: [] })
    expect(await heldBy(tab)).toEqual({ [ITEM]: 2 })
  })

  test('stored nonsense, foreign lines and ids with paths in them change nothing and crash nothing', async () => {
    const tab = await open()
    await tab.engine.add(bagItem(ITEM, 2))
    for (const item of ['../selection', '%00', 'a/b?c#d', '']) {
      expect(await tab.engine.add(bagItem(item))).not.toBe('added')
    }
    await tab.engine.changeQuantity('another-selections-line', 3)
    for (const quantity of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await tab.engine.changeQuantity(lineOf(tab, ITEM), quantity)
    }
    expect(await heldBy(tab)).toEqual({ [ITEM]: 2 })
    // A negative quantity adds one: something was meant to be added.
    expect(await tab.engine.add(bagItem(OTHER, -3))).toBe('added')
    expect(await heldBy(tab)).toEqual({ [ITEM]: 2, [OTHER]: 1 })
    const { stored } = tab.browser
    tab.browser.store({ token: stored?.token ?? '', lines: [{ line: 7 }, null, 'x'], rest: [] })
    await tab.engine.refresh()
    expect(shown(tab)).toEqual({ [ITEM]: 2, [OTHER]: 1 })
  })
})
