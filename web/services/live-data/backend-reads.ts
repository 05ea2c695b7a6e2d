import type { PreorderInfo } from '../../domain/stock.ts'

/** What can be ordered ahead, by the variant part of the item id. @throws Error when there is no answer of that shape */
export async function fetchPreorderStock(): Promise<ReadonlyMap<string, PreorderInfo>> {
  const entries = field(await ask('/api/v1/preorder-stock'), 'stock')
  if (!Array.isArray(entries)) throw new Error('preorder-stock: unexpected answer')
  return new Map(entries.flatMap((entry) => preorderEntry(entry) ?? []))
}

/** How many reservations a campaign has. @throws Error when there is no answer of that shape */
export async function fetchOrderCount(centraId: string): Promise<number> {
  const count = field(await ask(`/api/v1/crowdfunding/product/${encodeURIComponent(centraId)}`), 'orderCount')
  if (typeof count !== 'number') throw new Error('crowdfunding: unexpected answer')
  return count
}

/** Specification section 7: the product backend is called with the visitor's cookies. */
async function ask(path: string): Promise<unknown> {
  const response = await fetch(path, { credentials: 'include' })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

function preorderEntry(entry: unknown): [[string, PreorderInfo]] | undefined {
  const [id, stock, next] = [field(entry, 'productId'), field(entry, 'stock'), field(entry, 'nextDeliveryStock')]
  const date = field(entry, 'deliveryDate')
  if (id === undefined || typeof stock !== 'number' || typeof next !== 'number') return undefined
  const info = { stock, nextDeliveryStock: next, ...(typeof date === 'string' && { deliveryDate: date }) }
  return [[String(id), info]]
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
