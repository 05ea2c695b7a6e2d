import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BagItem, BagNotice } from '../../../domain/bag.ts'
import type { LiveProduct } from '../../../domain/live-product.ts'
import type { PreorderRead } from '../../../domain/stock.ts'
import type { LiveRead } from '../../../services/live-data/live-read.ts'
import { addChosen } from './add-chosen.ts'
import type { BuyProduct } from './buy-product.ts'

const platform = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  return {
    listeners,
    read: { status: 'loading' } as LiveRead<LiveProduct>,
    retried: 0,
    added: [] as BagItem[],
    answer: 'added' as 'added' | BagNotice,
  }
})

vi.mock('../../../services/live-data/live-data.ts', () => ({
  readLive: () => platform.read,
  retryLive: () => {
    platform.retried += 1
    platform.read = { status: 'loading' }
  },
  watchLive: (_name: string, _key: string, listener: () => void) => {
    platform.listeners.add(listener)
    return () => platform.listeners.delete(listener)
  },
}))
vi.mock('../../../services/bag/bag.ts', () => ({
  addToBag: async (item: BagItem) => {
    platform.added.push(item)
    return platform.answer
  },
}))
vi.mock('../choice/choice-in-page.ts', () => ({
  choiceForm: (productId: string) => ({ productId }),
  galleryOf: () => ({ querySelector: () => ({ currentSrc: 'https://images.example/320.jpg' }) }),
}))

const jacket: BuyProduct = {
  id: 'product-storr',
  centraId: '101',
  title: 'Storr skalljakke',
  category: null,
  productState: 'normal',
  options: { sizes: ['S', 'M'], lengths: [] },
}
const price = { amount: 3999, currency: 'NOK' }
const live: LiveProduct = {
  centraProduct: '101',
  price: { ...price, shared: true },
  priceBeforeDiscount: undefined,
  variants: [
    {
      product: '10101',
      centraProduct: '101',
      gender: 'unisex',
      colourName: 'Gran',
      code: '1F3033',
      code2: null,
      price,
      priceBeforeDiscount: undefined,
      items: [
        { item: '10101-1010101', size: 'S', stock: 0 },
        { item: '10101-1010102', size: 'M', stock: 3 },
      ],
    },
  ],
}
const preorder: PreorderRead = { status: 'loading' }
const add = (size?: string, colour = ['#1F3033']) => addChosen(jacket, { colour, size }, preorder)

function tell(read: LiveRead<LiveProduct>): void {
  platform.read = read
  for (const listener of platform.listeners) listener()
}

afterEach(() => {
  Object.assign(platform, { read: { status: 'loading' }, retried: 0, added: [], answer: 'added' })
  platform.listeners.clear()
})

describe('a click on the button', () => {
  test('adds exactly the chosen item, with what the bag shows at once', async () => {
    tell({ status: 'loaded', value: live })
    expect(await add('M')).toBe('added')
    expect(platform.added).toEqual([
      {
        item: '10101-1010102',
        product: '10101',
        centraProduct: '101',
        name: 'Storr skalljakke',
        size: 'M',
        colourName: 'Gran',
        code: '1F3033',
        code2: null,
        priceEach: 3999,
        currency: 'NOK',
        picture: 'https://images.example/320.jpg',
      },
    ])
  })

  test('waits for live data that are on their way, and then stops listening', async () => {
    const outcome = add('M')
    expect(platform.added).toEqual([])
    tell({ status: 'loaded', value: live })
    expect(await outcome).toBe('added')
    await vi.waitFor(() => expect(platform.listeners.size).toBe(0))
  })

  test('asks again after a failure; a second one is told', async () => {
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
    expect(await add('M')).toBe('unavailable')
    expect(platform.added).toEqual([])
  })

  test('[R8.02] before the preorder stock has come, the console is told and the platform decides', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const endless = live.variants.map((variant) => ({
      ...variant,
      items: variant.items.map((item) => ({ ...item, stock: 'infinite' as const })),
    }))
    tell({ status: 'loaded', value: { ...live, variants: endless } })
    expect(await add('M')).toBe('added')
    expect(log.mock.calls).toEqual([['Stock is not loaded']])
    log.mockClear()
    const choice = { colour: ['#1F3033'], size: 'M' }
    expect(await addChosen(jacket, choice, { status: 'failed' })).toBe('added')
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  test.each([
    [{ kind: 'soldOut', items: [] }, 'soldOut'],
    [{ kind: 'unavailable', items: [] }, 'unavailable'],
    [{ kind: 'unreachable' }, 'unreachable'],
    [{ kind: 'failed' }, 'failed'],
  ] as const)('tells what the bag said: %o', async (notice, outcome) => {
    tell({ status: 'loaded', value: live })
    platform.answer = notice
    expect(await add('M')).toBe(outcome)
  })
})
