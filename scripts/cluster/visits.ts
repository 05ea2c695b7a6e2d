import { type Status, Visitor } from './visitors.ts'

const VISITORS = 200
const QUERIES = ['jakke', 'ull', 'bukse', 'regn', 'genser', 'tursekk', 'hansker', 'vinter', 'skjorte', 'lue']
const ITEMS = ['10101-1010101', '10201-1020102', '10401-1040103', '11001-1100101', '12001-1200102']
/** Percentage of page views that go to the first tenth of the sitemap. */
const OFTEN = 0.8

export type VisitKind = 'page' | 'data' | 'search' | 'facts' | 'bag'

/**
 * Requests as shoppers make them, each time as another of some hundred visitors.
 * @param commerce the commerce platform's checkout API, which browsers call themselves
 */
export async function openVisits(site: URL, commerce: URL) {
  const visitors = Array.from({ length: VISITORS }, (_, number) => new Visitor(number))
  const anybody = () => one(visitors)
  const paths = await pathsOf(site, anybody())
  const path = () => paths[Math.floor(Math.random() * paths.length * (Math.random() < OFTEN ? 0.1 : 1))] ?? '/nb'
  const get = async (address: string, headers: Record<string, string> = {}): Promise<Status> => {
    const { status } = await anybody().call(new URL(address, site), {
      headers: { 'accept-encoding': 'br', ...headers },
    })
    return status
  }
  const make: Readonly<Record<VisitKind, () => Promise<Status>>> = {
    page: () => get(path()),
    data: () => get(`${path()}?_rsc=1`, { rsc: '1' }),
    search: () => get(`/api/search?${new URLSearchParams({ lang: 'nb', q: one(QUERIES) })}`),
    facts: () => get(`/api/products?lang=nb&ids=${100 + Math.floor(Math.random() * 20)}`),
    async bag() {
      const visitor = anybody()
      const { status } = await visitor.call(new URL(`items/${one(ITEMS)}`, commerce), { method: 'POST' })
      // Nobody buys, so that the stock lasts.
      return status === 201 ? 200 : status
    },
  }
  return {
    make,
    anybody,
    close() {
      for (const visitor of visitors) visitor.leave()
    },
  }
}

/** The paths of the sitemap, in its order: the most visited come first. */
async function pathsOf(site: URL, visitor: Visitor): Promise<readonly string[]> {
  const locations = async (address: URL) => {
    const { body } = await visitor.call(address)
    return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
  }
  const files = await locations(new URL('/sitemap.xml', site))
  const pages = (await Promise.all(files.map((file) => locations(new URL(file.pathname, site))))).flat()
  if (pages.length === 0) throw new Error(`The sitemap of ${site.origin} names no pages`)
  return pages.map(({ pathname }) => pathname)
}

export function one<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from')
  return value
}
