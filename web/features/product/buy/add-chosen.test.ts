import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Bag, BagItem, BagNotice } from '#web/domain/bag/bag.ts'
import { withChanges } from '#web/domain/bag/bag-changes.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import type { PreorderInfo } from '#web/domain/product/stock.ts'
import type { LiveRead } from '#web/services/live-data/live-read.ts'
import { addChosen } from './add-chosen.ts'
import type { BuyProduct } from './buy-product.ts'

const platform = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  return {
    listeners,
    read: { status: 'loading' } as LiveRead<LiveProduct>,
    retried: 0,
    added: [] as BagItem[],
    bag: null as Bag | null,
    preorder: { status: 'loading' } as LiveRead<ReadonlyMap<string, PreorderInfo>>,
    result: 'added' as 'added' | BagNotice,
  }
})

vi.mock('#web/services/live-data/live-data.ts', () => ({
  readLive: (name: string) => (name === 'products' ? platform.read : platform.preorder),
  retryLive: () => {
    platform.retried += 1
    platform.read = { status: 'loading' }
  },
  watchLive: (_name: string, _key: string, listener: () => void) => {
    platform.listeners.add(listener)
    return () => platform.listeners.delete(listener)
  },
}))
vi.mock('#web/services/bag/bag.ts', () => ({
  addToBag: async (item: BagItem, onShown: () => void) => {
    platform.added.push(item)
    onShown()
    return platform.result
  },
}))
vi.mock('#web/services/bag/bag-state.ts', () => ({ bagState: { getState: () => ({ bag: platform.bag }) } }))
vi.mock('../choice/choice-form.ts', () => ({
  choiceForm: (documentId: string) => ({ documentId }),
  galleryOf: () => ({ querySelector: () => ({ currentSrc: 'https://images.example/320.jpg' }) }),
}))

const jacket: BuyProduct = {
  documentId: 'product-storr',
  centraId: '101',
  title: 'Storr skalljakke',
  category: null,
  productState: 'normal',
  options: { sizes: ['S', 'M'], lengths: [] },
}
const price = { amount: 3999, currency: 'NOK' }
const live: LiveProduct = {
  centraId: '101',
  price: { ...price, shared: true },
  priceBeforeDiscount: undefined,
  variants: [
    {
      variantId: '10101',
      centraId: '101',
      gender: 'unisex',
      colourName: 'Gran',
      code: '1F3033',
      code2: null,
      price,
      priceBeforeDiscount: undefined,
      items: [
        { itemId: '10101-1010101', size: 'S', stock: 0 },
        { itemId: '10101-1010102', size: 'M', stock: 3 },
      ],
    },
  ],
}
const onShown = vi.fn()
const add = (size?: string, colour = ['#1F3033']) => addChosen(jacket, { colour, size }, onShown)

/** A bag that holds this quantity of size M. */
function holding(quantity: number): Bag {
  const items = new Map([['10101-1010102', { change: { by: quantity }, item: bagItem }]])
  const bag = withChanges(null, items)
  if (!bag) throw new Error('No bag')
  return bag
}

const bagItem: BagItem = {
  itemId: '10101-1010102',
  variantId: '10101',
  centraId: '101',
  name: 'Storr skalljakke',
  gender: 'unisex',
  size: 'M',
  colourName: 'Gran',
  code: '1F3033',
  code2: null,
  priceEach: 3999,
  currency: 'NOK',
}

const endless: LiveProduct = {
  ...live,
  variants: live.variants.map((variant) => ({
    ...variant,
    items: variant.items.map((item) => ({ ...item, stock: 'infinite' as const })),
  })),
}

function tell(read: LiveRead<LiveProduct>): void {
  platform.read = read
  for (const listener of platform.listeners) listener()
}

afterEach(() => {
  const loading = { status: 'loading' }
  Object.assign(platform, { read: loading, preorder: loading, retried: 0, added: [], bag: null, result: 'added' })
  platform.listeners.clear()
  onShown.mockClear()
})

describe('a click on the button', () => {
  test('adds exactly the chosen item, with what the bag shows at once', async () => {
    tell({ status: 'loaded', value: live })
    expect(await add('M')).toBe('added')
    expect(platform.added).toEqual([{ ...bagItem, picture: 'https://images.example/320.jpg' }])
    expect(onShown).toHaveBeenCalledTimes(1)
  })

  test('waits for live data that are on their way, and then stops listening', async () => {
    const outcome = add('M')
    expect(platform.added).toEqual([])
    tell({ status: 'loaded', value: live })
    expect(await outcome).toBe('added')
    await vi.waitFor(() => expect(platform.listeners.size).toBe(0))
  })

  test('asks again after a failure; a second one is reported', async () => {
    tell({ status: 'failed' })
    const outcome = add('M')
    expect(platform.retried).toBe(1)
    tell({ status: 'failed' })
    expect(await outcome).toBe('unreachable')
    expect(platform.added).toEqual([])
  })

  test('adds nothing that is sold out, not sold, of another colour, or not wholly chosen', async () => {
    tell({ status: 'loaded', value: live })
    expect(await add('S')).toBe('soldOut')
    expect(await add('M', ['#B4532A'])).toBe('soldOut')
    expect(await add(undefined)).toBe('failed')
    tell({ status: 'loaded', value: { ...live, variants: [], price: undefined } })
    expect(await add('M')).toBe('notSold')
    expect(platform.added).toEqual([])
  })

  test('[R5.11] adds no more than the plus button of the bag would', async () => {
    tell({ status: 'loaded', value: live })
    platform.bag = holding(2)
    expect(await add('M')).toBe('added')
    platform.bag = holding(3)
    expect(await add('M')).toBe('allInBag')
    expect(platform.added).toHaveLength(1)
  })

  test('[R8.02] waits for the preorder stock, and logs to the console that it is not loaded', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    tell({ status: 'loaded', value: endless })
    platform.bag = holding(1)
    const outcome = add('M')
    await vi.waitFor(() => expect(log.mock.calls).toEqual([['Stock is not loaded']]))
    platform.preorder = { status: 'loaded', value: new Map([['1010102', { stock: 1, nextDeliveryStock: 5 }]]) }
    for (const listener of platform.listeners) listener()
    expect(await outcome).toBe('allInBag')
    expect(platform.added).toEqual([])
    platform.bag = null
    expect(await add('M')).toBe('added')
    log.mockRestore()
  })

  test('[R8.02] a preorder stock that cannot be read counts as 999', async () => {
    tell({ status: 'loaded', value: endless })
    platform.preorder = { status: 'failed' }
    platform.bag = holding(998)
    expect(await add('M')).toBe('added')
    platform.bag = holding(999)
    expect(await add('M')).toBe('allInBag')
  })

  test.each([
    [{ kind: 'soldOut', items: [] }, 'soldOut'],
    [{ kind: 'notSold', items: [] }, 'notSold'],
    [{ kind: 'unreachable' }, 'unreachable'],
    [{ kind: 'failed' }, 'failed'],
  ] as const)('returns the bag’s notice as its outcome: %o', async (notice, outcome) => {
    tell({ status: 'loaded', value: live })
    platform.result = notice
    expect(await add('M')).toBe(outcome)
  })
})
