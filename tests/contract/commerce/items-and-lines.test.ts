import { describe, expect, test } from 'vitest'
import { errorShape } from './shapes.ts'
import { buyableItem, buyableItems, openTarget, shaped } from './target.ts'

const target = openTarget()

/** A selection with two of one item in it. */
async function twoOfOne() {
  const item = await buyableItem(target)
  const { token } = await target.selection('POST', `items/${item}`)
  const { selection } = await target.selection('POST', `items/${item}`, { token })
  const [line] = selection.items
  if (!line) throw new Error('The line is missing')
  return { token, item, line: line.line, priceEach: line.priceEachAsNumber, selection }
}

describe('[R7.01] POST items', () => {
  test('an item that is in the selection grows its line', async () => {
    const { selection, priceEach } = await twoOfOne()
    expect(selection.items).toHaveLength(1)
    expect(selection.items[0]).toMatchObject({ quantity: 2, totalPriceAsNumber: priceEach * 2 })
    expect(selection.totals).toMatchObject({ totalQuantity: 2, itemsTotalPriceAsNumber: priceEach * 2 })
  })

  test('several at once, and several items in the order they came', async () => {
    const [first = '', second = ''] = await buyableItems(target, 2)
    const { token } = await target.selection('POST', `items/${first}/quantity/3`)
    const { selection } = await target.selection('POST', `items/${second}`, { token })
    expect(selection.items.map((line) => [line.item, line.quantity])).toEqual([
      [first, 3],
      [second, 1],
    ])
  })

  test.each(['1-1', '999999-999999', 'abc', '..%2F..%2Fselection', '%00', '%E0%A4%A', "1'--", '10101-1010101%2Fx'])(
    '%s: product item not found',
    async (item) => {
      const response = await target.call('POST', `items/${item}`)
      expect(response.status).toBe(404)
      expect(shaped(errorShape, response).errors).toEqual({ item: 'product item not found' })
    },
  )
})

describe('[R7.01] lines', () => {
  test('increase and decrease by one; the last one takes the line away', async () => {
    const { token, line } = await twoOfOne()
    const more = await target.selection('POST', `lines/${line}/quantity/1`, { token })
    expect(more.selection.items).toMatchObject([{ line, quantity: 3 }])
    const fewer = await target.selection('DELETE', `lines/${line}/quantity/1`, { token })
    expect(fewer.selection.items).toMatchObject([{ line, quantity: 2 }])
    await target.selection('DELETE', `lines/${line}/quantity/1`, { token })
    const emptied = await target.selection('DELETE', `lines/${line}/quantity/1`, { token })
    expect(emptied.selection.items).toEqual([])
    expect(emptied.selection.totals.grandTotalPriceAsNumber).toBe(0)
  })

  test('set a quantity, take away more than there is, remove a line', async () => {
    const { token, item, line } = await twoOfOne()
    const set = await target.selection('PUT', `lines/${line}/quantity/4`, { token })
    expect(set.selection.items).toMatchObject([{ line, quantity: 4 }])
    const gone = await target.selection('DELETE', `lines/${line}/quantity/9`, { token })
    expect(gone.selection.items).toEqual([])
    const again = await target.selection('POST', `items/${item}`, { token })
    const removed = await target.selection('DELETE', `lines/${again.selection.items[0]?.line}`, { token })
    expect(removed.selection.items).toEqual([])
  })

  test("another visitor's line is not found and stays as it is", async () => {
    const earlier = await target.newToken()
    const { token, line } = await twoOfOne()
    const strangers = [earlier, await target.newToken()]
    for (const [method, path] of [
      ['POST', `lines/${line}/quantity/1`],
      ['DELETE', `lines/${line}/quantity/1`],
      ['PUT', `lines/${line}/quantity/5`],
      ['DELETE', `lines/${line}`],
    ] as const) {
      for (const stranger of strangers) {
        const response = await target.call(method, path, { token: stranger })
        expect(response.status).toBe(404)
        expect(shaped(errorShape, response).errors).toHaveProperty('line')
      }
    }
    const { selection } = await target.selection('GET', 'selection', { token })
    expect(selection.items).toMatchObject([{ line, quantity: 2 }])
  })

  test.each(['-1', '0', '1.5', '1e3', 'NaN', '99999', '999999999999999999999', '%20'])(
    'quantity %s is not acceptable and changes nothing',
    async (quantity) => {
      const { token, line } = await twoOfOne()
      for (const method of ['POST', 'DELETE']) {
        const response = await target.call(method, `lines/${line}/quantity/${quantity}`, { token })
        expect(response.status).toBe(406)
        expect(shaped(errorShape, response).errors).toHaveProperty('quantity')
      }
      const { selection } = await target.selection('GET', 'selection', { token })
      expect(selection.items).toMatchObject([{ line, quantity: 2 }])
    },
  )
})
