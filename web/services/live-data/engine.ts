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

/** The market that prices were asked for last. */
let pricedMarket: string | undefined

/** Freshness of docs/product/9. Calls to the platform are repeated by its client. */
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

/** The backend counts one campaign a call; one that fails does not take the others along. */
async function countOrders(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const counts = await Promise.allSettled(ids.map(fetchOrderCount))
  const failure = counts.find((count) => count.status === 'rejected')
  if (failure && counts.every(({ status }) => status === 'rejected')) throw failure.reason
  return new Map(ids.flatMap((id, index) => (counts[index]?.status === 'fulfilled' ? [[id, counts[index].value]] : [])))
}

// For as long as the page lives: whoever comes back to it, or back online, sees what is current.
client.mount()
addEventListener('focus', () => focusManager.onFocus())
onMarket((market) => {
  if (pricedMarket === undefined || market === pricedMarket) return
  pricedMarket = undefined
  sources.products.reset()
})
