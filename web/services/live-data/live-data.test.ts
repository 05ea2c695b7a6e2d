import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { makeProductFacts } from '#tests/builders/make-product-facts.ts'
import type { Bag } from '#web/domain/bag/bag.ts'
import { emptyTotals } from '#web/domain/bag/bag.ts'

const fetchLiveVariants = vi.fn()
vi.mock('../centra/live-variants.ts', () => ({ fetchLiveVariants }))
vi.mock('../errors/report-error.ts', () => ({ reportError: vi.fn() }))

type NearCallback = (entries: { target: unknown; isIntersecting: boolean }[]) => void
let comeNear: NearCallback = () => {}

function openBrowser() {
  const window = new EventTarget()
  vi.stubGlobal('window', window)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const page = { visibilityState: 'visible', documentElement: { dataset: {} } }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: NearCallback) {
        comeNear = callback
      }
      observe() {}
      unobserve() {}
    },
  )
  return window
}

function bagIn(country: string): Bag {
  return { token: 't', currency: '', country, language: 'nb', lines: [], totals: emptyTotals, vouchers: [] }
}

/** Unsubscribe functions to call after each test, which the query library outlives. */
const stops: (() => void)[] = []

async function load() {
  // Its first import takes longer than the page waits for its parts here.
  await import('./engine.ts')
  const { bagState } = await import('../bag/bag-state.ts')
  const live = await import('./live-data.ts')
  const watchLive: typeof live.watchLive = (...watched) => {
    const stop = live.watchLive(...watched)
    stops.push(stop)
    return stop
  }
  return { bagState, ...live, watchLive }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  fetchLiveVariants.mockReset().mockImplementation(async (ids: string[]) => ({
    ok: true,
    value: ids.map((id) => ({
      product: `${id}01`,
      centraProduct: id,
      price: { amount: 1, currency: 'NOK' },
      items: [],
    })),
  }))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const requested = () => fetchLiveVariants.mock.calls.map(([ids]) => ids)

/** The parts of an element that the observer reads. */
// biome-ignore lint/suspicious/noExplicitAny: nothing of an element is used.
const element = (): any => ({})

describe('live products of a page', () => {
  test('nothing is asked before one of them comes near; then one call for all', async () => {
    openBrowser()
    const { bagState, watchLive, readLive } = await load()
    bagState.setState({ bag: bagIn('NO'), status: 'ready' })
    const near = element()
    watchLive('products', '101', () => {}, near)
    watchLive('products', '102', () => {}, element())
    await settle()
    expect(requested()).toEqual([])
    comeNear([{ target: near, isIntersecting: true }])
    await vi.waitFor(() => expect(readLive('products', '102').status).toBe('loaded'))
    expect(requested()).toEqual([['101', '102']])
  })

  test('many watchers start in slices, with one call for all; products that nobody watches by then are not fetched', async () => {
    openBrowser()
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const { bagState, watchLive, readLive } = await load()
    bagState.setState({ bag: bagIn('NO'), status: 'ready' })
    const ids = Array.from({ length: 12 }, (_, index) => `${101 + index}`)
    const started = new Set<string>()
    const unsubscribe = ids.map((id) =>
      watchLive(
        'products',
        id,
        () => {
          started.add(id)
          now += 3
        },
        element(),
      ),
    )
    watchLive('products', '101', () => {})
    await vi.dynamicImportSettled()
    expect([...started]).toEqual([])
    await vi.waitFor(() => expect([...started]).toEqual(ids.slice(0, 4)), { interval: 0 })
    expect(requested()).toEqual([])
    unsubscribe.at(-1)?.()
    await vi.waitFor(() => expect(readLive('products', '111').status).toBe('loaded'))
    expect(requested()).toEqual([ids.slice(0, -1)])
  })

  test('a call waits for watchers that are announced', async () => {
    openBrowser()
    const { bagState, watchLive, readLive, announceWatchers } = await load()
    bagState.setState({ bag: bagIn('NO'), status: 'ready' })
    const [first, second] = [announceWatchers(), announceWatchers()]
    watchLive('products', '101', () => {})
    second()
    await settle()
    expect(requested()).toEqual([])
    watchLive('products', '102', () => {}, element())
    first()
    await vi.waitFor(() => expect(readLive('products', '102').status).toBe('loaded'))
    expect(requested()).toEqual([['101', '102']])
  })

  test('a product that cannot wait starts the call for all', async () => {
    openBrowser()
    const { bagState, watchLive } = await load()
    bagState.setState({ bag: bagIn('NO'), status: 'ready' })
    watchLive('products', '101', () => {})
    watchLive('products', '102', () => {}, element())
    await vi.waitFor(() => expect(requested()).toEqual([['101', '102']]))
  })

  test('prices wait for the market of the selection, but not indefinitely; another market re-prices all', async () => {
    openBrowser()
    const { bagState, watchLive, readLive } = await load()
    const seen: string[] = []
    watchLive('products', '101', () => seen.push(readLive('products', '101').status))
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(2999)
    expect(requested()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(requested()).toHaveLength(1)
    bagState.setState({ bag: bagIn('NO'), status: 'ready' })
    await settle()
    bagState.setState({ bag: bagIn('NO'), status: 'ready' })
    await settle()
    expect(requested()).toHaveLength(2)
    bagState.setState({ bag: bagIn('DE'), status: 'ready' })
    expect(readLive('products', '101').status).toBe('loading')
    await settle()
    expect(requested()).toHaveLength(3)
    expect(seen.at(-1)).toBe('loaded')
  })

  test('[R9.06] ten seconds later a returning visitor sees current products; the bag can ask for them earlier', async () => {
    const window = openBrowser()
    const { bagState, watchLive, readLive, markStale } = await load()
    bagState.setState({ bag: bagIn('NO'), status: 'ready' })
    watchLive('products', '101', () => {})
    await vi.waitFor(() => expect(readLive('products', '101').status).toBe('loaded'))
    window.dispatchEvent(new Event('focus'))
    await settle()
    expect(requested()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    window.dispatchEvent(new Event('focus'))
    await settle()
    expect(requested()).toHaveLength(2)
    markStale()
    expect(readLive('products', '101').status).toBe('loading')
    await settle()
    expect(readLive('products', '101').status).toBe('loaded')
    expect(requested()).toHaveLength(3)
  })
})

/** After one call: a visitor who comes back causes another one only when the time is over. */
async function expectFreshFor(milliseconds: number, window: EventTarget, fetched: Mock): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds - 1000)
  window.dispatchEvent(new Event('focus'))
  await settle()
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  window.dispatchEvent(new Event('focus'))
  await settle()
  expect(fetched).toHaveBeenCalledTimes(2)
}

describe('[R7.06] reads of the backend', () => {
  const responses: Record<string, unknown> = {
    '/api/v1/preorder-stock': {
      stock: [{ productId: 1030301, stock: 40, nextDeliveryStock: 12, deliveryDate: '2027-03-04' }],
    },
    '/api/v1/crowdfunding/product/301': { orderCount: 42, held: 1 },
  }

  test('delivery by item number; one campaign that fails leaves the others', async () => {
    openBrowser()
    vi.stubGlobal('fetch', async (path: string) =>
      path in responses ? Response.json(responses[path]) : new Response('', { status: 500 }),
    )
    const { watchLive, readLive } = await load()
    watchLive('preorderStock', '', () => {})
    watchLive('crowdfunding', '301', () => {})
    watchLive('crowdfunding', '302', () => {})
    await vi.waitFor(() => expect(readLive('crowdfunding', '302')).toEqual({ status: 'failed' }))
    expect(readLive('crowdfunding', '301')).toEqual({ status: 'loaded', value: { orderCount: 42, held: 1 } })
    const stock = readLive('preorderStock', '')
    expect(stock.status === 'loaded' && [...stock.value]).toEqual([
      ['1030301', { stock: 40, nextDeliveryStock: 12, deliveryDate: '2027-03-04' }],
    ])
  })

  test.each([
    ['preorderStock', '', 60_000],
    ['crowdfunding', '301', 30_000],
  ] as const)('[R9.06] %s%s is fetched again when a visitor comes back after %i ms', async (name, key, freshFor) => {
    const window = openBrowser()
    const fetched = vi.fn(async (path: string) => Response.json(responses[path]))
    vi.stubGlobal('fetch', fetched)
    const { watchLive, readLive } = await load()
    watchLive(name, key, () => {})
    await vi.waitFor(() => expect(readLive(name, key).status).toBe('loaded'))
    await expectFreshFor(freshFor, window, fetched)
  })

  test.each(['nb', 'en'] as const)(
    '[R9.06] product facts in %s are asked for in one call, and again after 30 s',
    async (lang) => {
      const window = openBrowser()
      const product = makeProductFacts({ title: 'Skog' })
      const fetched = vi.fn(async (_: string) => Response.json({ products: [product] }))
      vi.stubGlobal('fetch', fetched)
      const { watchLive, readLive } = await load()
      const { productFacts } = await import('./product-facts.ts')
      watchLive(productFacts[lang], '101', () => {})
      watchLive(productFacts[lang], '999', () => {})
      await vi.waitFor(() => expect(readLive(productFacts[lang], '999')).toEqual({ status: 'loaded', value: null }))
      expect(readLive(productFacts[lang], '101')).toMatchObject({ status: 'loaded', value: { title: 'Skog' } })
      expect(fetched.mock.calls.map(([path]) => path)).toEqual([`/api/products?lang=${lang}&ids=101%2C999`])
      await expectFreshFor(30_000, window, fetched)
    },
  )

  test('[R9.06] the countries that the shop delivers to are asked for again after 30 s', async () => {
    const window = openBrowser()
    const states = [{ state: 'AK', name: 'Alaska' }, { name: 'Nowhere' }]
    const fetched = vi.fn(async () => Response.json({ countries: [{ country: 'NO' }, { country: 'US', states }] }))
    vi.stubGlobal('fetch', fetched)
    const { watchLive, readLive } = await load()
    const { shopCountries } = await import('./shop-countries.ts')
    watchLive(shopCountries, '', () => {})
    const value = [
      { code: 'NO', states: [] },
      { code: 'US', states: [{ code: 'AK', name: 'Alaska' }] },
    ]
    await vi.waitFor(() => expect(readLive(shopCountries, '')).toEqual({ status: 'loaded', value }))
    await expectFreshFor(30_000, window, fetched)
  })

  test.each([
    ['preorderStock', '', 3],
    ['crowdfunding', '301', 1],
  ] as const)('[R9.06] %s%s that fails is asked for %i times in all', async (name, key, calls) => {
    openBrowser()
    const fetched = vi.fn(async () => new Response('', { status: 503 }))
    vi.stubGlobal('fetch', fetched)
    const { watchLive, readLive } = await load()
    watchLive(name, key, () => {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(readLive(name, key)).toEqual({ status: 'failed' })
    expect(fetched).toHaveBeenCalledTimes(calls)
  })
})
