import { focusManager, QueryClient } from '@tanstack/react-query'
import { type LiveProduct, liveProducts } from '#web/domain/product/live-product.ts'
import type { PreorderInfo } from '#web/domain/product/stock.ts'
import { fetchLiveVariants } from '../centra/live-variants.ts'
import { reportError } from '../errors/report-error.ts'
import { fetchOrderCount, fetchPreorderStock } from './backend-reads.ts'
import { LiveQuery } from './live-query.ts'
import { marketKnown, onMarket } from './market.ts'

/** The only key of a source that has one value. */
const single = ''

const client = new QueryClient()

const report = (where: string) => (error: unknown) => reportError(error, { where })

/** The market of the last call for prices. */
let pricedMarket: string | undefined

/** All sources with their freshness (docs/product/9). Calls to the platform are retried by its client. */
export const sources = {
  products: new LiveQuery<LiveProduct>(client, {
    name: 'live products',
    freshFor: 10_000,
    retries: 0,
    onFailure: report('live products'),
    async fetchAll(ids) {
      pricedMarket = await marketKnown()
      const result = await fetchLiveVariants(ids)
      if (!result.ok) throw new Error(result.error.message)
      return liveProducts(ids, result.value)
    },
  }),
  preorderStock: new LiveQuery<ReadonlyMap<string, PreorderInfo>>(client, {
    name: 'preorder stock',
    freshFor: 60_000,
    retries: 2,
    onFailure: report('preorder stock'),
    fetchAll: async () => new Map([[single, await fetchPreorderStock()]]),
  }),
  crowdfunding: new LiveQuery<number>(client, {
    name: 'crowdfunding',
    freshFor: 30_000,
    retries: 0,
    onFailure: report('crowdfunding'),
    fetchAll: countOrders,
  }),
} as const

/** The backend counts one campaign per call; the failure of one does not affect the others. */
async function countOrders(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = await Promise.allSettled(ids.map(fetchOrderCount))
  const failure = counts.find((count) => count.status === 'rejected')
  if (failure && counts.every(({ status }) => status === 'rejected')) throw failure.reason
  return new Map(ids.flatMap((id, index) => (counts[index]?.status === 'fulfilled' ? [[id, counts[index].value]] : [])))
}

// For the lifetime of the page: refetches stale values when the visitor returns to it or is back online.
client.mount()
addEventListener('focus', () => focusManager.onFocus())
onMarket((market) => {
  if (pricedMarket === undefined || market === pricedMarket) return
  pricedMarket = undefined
  sources.products.reset()
})
