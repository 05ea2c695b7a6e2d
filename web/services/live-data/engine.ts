import { focusManager, QueryClient } from '@tanstack/react-query'
import type { ReservedPlaces } from '#web/domain/product/crowdfunding-status.ts'
import { type LiveProduct, liveProducts } from '#web/domain/product/live-product.ts'
import type { PreorderInfo } from '#web/domain/product/stock.ts'
import type { Simulation } from '#web/domain/simulation/simulation.ts'
import { pageSimulation } from '#web/lib/page-simulation.ts'
import { callBackend } from '../backend/call-backend.ts'
import type { getOrderCount } from '../backend/contracts/get-order-count.ts'
import type { getPreorderStock } from '../backend/contracts/get-preorder-stock.ts'
import { orThrow } from '../backend/or-throw.ts'
import { fetchLiveVariants } from '../centra/live-variants.ts'
import { reportError } from '../errors/report-error.ts'
import { freshness } from './freshness.ts'
import { type FeatureSource, LiveQuery, type LiveSource } from './live-query.ts'
import { onlyKey } from './live-read.ts'
import { marketKnown, onMarket } from './market.ts'

/** Keeps what it has read: there is little of it, and leaving a list would clear a timer for each value. */
const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })

let starting: Promise<unknown> = Promise.resolve()

/** No call is made before these watchers have started, so that all of them make one. */
export function gather(watchers: Promise<void>): void {
  starting = Promise.all([starting, watchers])
}

function createQuery<T>(source: LiveSource<T>): LiveQuery<T> {
  const onFailure = (where: string, error: unknown) => reportError(error, { where })
  return new LiveQuery(client, source, onFailure, () => starting)
}

/** The market of the last call for prices. */
let pricedMarket: string | undefined

/** The sources of whole pages. Calls to the platform are retried by its client. */
export const sources = {
  products: createQuery<LiveProduct>({
    name: 'live products',
    freshFor: freshness.liveVariants,
    retries: 0,
    async fetchAll(ids) {
      pricedMarket = await marketKnown()
      const result = await fetchLiveVariants(ids)
      if (!result.ok) throw new Error(result.error.message)
      const products = liveProducts(ids, result.value)
      return simulated(products, ({ simulatedProduct }, simulation) =>
        mapValues(products, (product) => simulatedProduct(product, simulation)),
      )
    },
  }),
  preorderStock: createQuery<ReadonlyMap<string, PreorderInfo>>({
    name: 'preorder stock',
    freshFor: freshness.preorderStock,
    retries: 2,
    async fetchAll() {
      const stock = await fetchPreorderStock()
      const shown = await simulated(stock, ({ simulatedPreorders }, simulation) =>
        simulatedPreorders(stock, simulation),
      )
      return new Map([[onlyKey, shown]])
    },
  }),
  crowdfunding: createQuery<ReservedPlaces>({
    name: 'crowdfunding',
    freshFor: freshness.general,
    retries: 0,
    fetchAll: countOrders,
  }),
} as const

/** The query of a source that a feature declares in its own code. */
export function queryOf<T>(source: FeatureSource<T>): LiveQuery<T> {
  source.query ??= createQuery(source)
  return source.query
}

type Rules = typeof import('#web/domain/simulation/simulated-facts.ts')

/** The facts as a simulating preview shows them; visitors get them as they are, and load no rules. */
async function simulated<Facts>(facts: Facts, show: (rules: Rules, simulation: Simulation) => Facts): Promise<Facts> {
  return pageSimulation ? show(await import('#web/domain/simulation/simulated-facts.ts'), pageSimulation) : facts
}

function mapValues<Value>(
  values: ReadonlyMap<string, Value>,
  change: (value: Value) => Value,
): ReadonlyMap<string, Value> {
  return new Map([...values].map(([key, value]) => [key, change(value)]))
}

/** The preorder stock, by item number. @throws Error */
async function fetchPreorderStock(): Promise<ReadonlyMap<string, PreorderInfo>> {
  const { stock } = await orThrow(callBackend<typeof getPreorderStock>('GET /api/v1/preorder-stock'))
  return new Map(
    stock.map(({ productId, deliveryDate, ...counts }) => [
      String(productId),
      { ...counts, ...(deliveryDate && { deliveryDate }) },
    ]),
  )
}

/**
 * The number of places of a campaign that are reserved, and held for payments.
 * @throws Error
 */
function fetchOrderCount(centraId: string): Promise<ReservedPlaces> {
  return orThrow(
    callBackend<typeof getOrderCount>('GET /api/v1/crowdfunding/product/{centraId}', { params: { centraId } }),
  )
}

/** The backend counts one campaign per call; the failure of one does not affect the others. */
async function countOrders(ids: readonly string[]): Promise<ReadonlyMap<string, ReservedPlaces>> {
  const counts = await Promise.allSettled(ids.map(fetchOrderCount))
  const failure = counts.find((count) => count.status === 'rejected')
  if (failure && counts.every(({ status }) => status === 'rejected')) throw failure.reason
  const places = new Map(
    ids.flatMap((id, index) => (counts[index]?.status === 'fulfilled' ? [[id, counts[index].value] as const] : [])),
  )
  return simulated(places, ({ simulatedPlaces }, simulation) =>
    mapValues(places, (one) => simulatedPlaces(one, simulation)),
  )
}

// For the lifetime of the page: refetches stale values when the visitor returns to it or is back online.
client.mount()
addEventListener('focus', () => focusManager.onFocus())
onMarket((market) => {
  if (pricedMarket === undefined || market === pricedMarket) return
  pricedMarket = undefined
  sources.products.reset()
})
