import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { listingFactsQuery, shopListingQuery } from '#web/content/queries/shop.groq.ts'
import { responseTo } from '#web/content/testing/response-to.ts'
import type { ListingResponse } from '#web/services/backend/contracts/list-products.ts'

let isDraft = false
/** The list as the drafts have it. */
let total = 0
const published = vi.fn<(...input: readonly unknown[]) => Promise<ListingResponse>>()
const databaseCounts = { category: {}, fit: { men: 7 }, size: {}, color: {}, state: {} }

vi.mock('#web/content/view.ts', () => ({ contentView: async () => ({ draft: isDraft, perspective: 'drafts' }) }))
vi.mock('#web/server/db/database.ts', () => ({ database: () => ({}) }))
vi.mock('#web/app/facets-in-pages.ts', () => ({ facetsInPages: async () => ({ counts: databaseCounts }) }))
vi.mock('#web/app/ratings-and-decisions.ts', () => ({
  loadShownRatingsAndDecisions: async () => ({ ratings: {}, decisions: {} }),
}))
vi.mock('./listing-response.ts', () => ({ listingResponse: published }))
vi.mock('#web/content/pages.ts', () => ({
  loadListingFacts: async (_: string, __: object, { from, to }: { from: number; to: number }) =>
    responseTo(listingFactsQuery, { total, products: productsFrom(from, to) }),
  loadShopListing: async (_: string, __: object, page: number) => {
    const products = productsFrom((page - 1) * 48, page * 48)
    return responseTo(shopListingQuery, { clothingTypes: [], products })
  },
  loadProducts: async (_: string, ids: readonly string[]) =>
    responseTo(shopListingQuery, { clothingTypes: [], products: ids.map(productWith) }).products,
}))
stubEnvironment()
const { GET } = await import('./route.ts')

const idOf = (place: number) => `product-${String(place).padStart(4, '0')}`
const productWith = (id: string) => ({
  _id: id,
  _type: 'product',
  _createdAt: '2026-01-01T00:00:00Z',
  crowdfundingEnded: false,
  title: `Utkast ${id}`,
  fit: ['men'],
})
const productsFrom = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.min(to, total) - from) }, (_, at) => productWith(idOf(from + at)))

const card = {
  ...{ centraId: null, href: null, title: 'Publisert', picture: null, tag: null, colours: [], shownColour: null },
  ...{ rating: null, hasPrice: false, campaign: null, campaignTexts: [] },
}
const values = { category: [], fit: [], size: [], color: [], state: [], createdAt: '', priceId: null }

beforeEach(() => {
  isDraft = true
  published.mockReset()
  published.mockResolvedValue({
    isWhole: false,
    found: 1,
    counts: databaseCounts,
    products: [{ ...values, id: idOf(3), name: 'Publisert', card }],
  })
})

async function list(query: string) {
  const response = await GET(new Request(`http://localhost:3000/api/v1/listings?lang=nb&${query}`))
  expect(response.status).toBe(200)
  const body: ListingResponse = await response.json()
  return { headers: response.headers, ...body }
}

const titlesOf = ({ products }: ListingResponse) => products.map(({ card }) => card.title)

describe('the later cards of a list', () => {
  test('in a preview are those of the drafts: all of a list of up to 200, whatever the filters', async () => {
    total = 100
    const found = await list('filters=size%3DM&from=0&to=200')
    expect(found).toMatchObject({ isWhole: true, found: 100, counts: { fit: { men: 100 } } })
    expect(titlesOf(found)).toEqual(Array.from({ length: 100 }, (_, place) => `Utkast ${idOf(place)}`))
    expect(published).not.toHaveBeenCalled()
  })

  test('in a preview follow the first page’s also in a longer list', async () => {
    total = 500
    const found = await list('from=96&to=250')
    expect(found).toMatchObject({ isWhole: false, found: 500, counts: databaseCounts })
    expect(titlesOf(found)).toEqual(Array.from({ length: 154 }, (_, place) => `Utkast ${idOf(96 + place)}`))
    expect(published).not.toHaveBeenCalled()
  })

  test('in a preview show drafts of what the filters of a longer list find in published products', async () => {
    total = 500
    const found = await list('filters=size%3DM')
    expect(found.found).toBe(1)
    expect(titlesOf(found)).toEqual([`Utkast ${idOf(3)}`])
  })

  test('of a preview are kept by nobody', async () => {
    total = 100
    expect((await list('')).headers.get('cache-control')).toBe('private, no-store')
  })

  test('of visitors are published ones, and a browser that becomes a preview asks again', async () => {
    isDraft = false
    total = 500
    const found = await list('')
    expect(titlesOf(found)).toEqual(['Publisert'])
    expect(found.headers.get('cache-control')).toBe('public, max-age=30')
    expect(found.headers.get('vary')).toBe('cookie')
  })
})
