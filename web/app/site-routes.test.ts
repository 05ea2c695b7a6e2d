import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'

const restore = stubEnvironment()
afterAll(restore)
const tags = vi.fn<(...tags: string[]) => void>()
vi.mock('next/cache', () => ({ cacheTag: tags, cacheLife: () => undefined }))
vi.mock('#web/server/report.ts', () => ({ reportServerFailure: vi.fn() }))
vi.mock('#web/server/db/database.ts', () => ({ database: () => ({}) }))
const contentView = vi.fn(async () => ({ draft: false }))
vi.mock('#web/content/view.ts', () => ({ contentView }))
const pageAtPath = vi.fn<(database: object, path: string) => Promise<object | undefined>>()
const isEveryAddressKnown = vi.fn(async () => true)
const routesInCatalogue = vi.fn(async () => ({ docs: [], newerPage: undefined }))
vi.mock('#web/server/catalogue/read-addresses.ts', () => ({ pageAtPath, isEveryAddressKnown, routesInCatalogue }))
const pageInContent = vi.fn<(lang: string, path: string) => Promise<object | undefined>>()
const publishedRoutes = vi.fn(async () => [{ _id: 'of-lake' }])
const publishedNewerCommunity = async () => undefined
vi.mock('#web/content/routes.ts', () => ({ pageInContent, publishedRoutes, publishedNewerCommunity }))

const { allRoutes, pageAtSegments } = await import('./site-routes.ts')

beforeEach(() => {
  vi.clearAllMocks()
  pageAtPath.mockResolvedValue(undefined)
  pageInContent.mockResolvedValue({ page: 'product', doc: { _id: 'of-lake' } })
})

describe('the page at an address', () => {
  test('is the one of the catalogue, and is asked for again when its document is published', async () => {
    pageAtPath.mockResolvedValueOnce({ page: 'product', gender: null, documentId: 'jacket' })
    expect(await pageAtSegments('nb', 'shop', 'tr%C3%B8ye')).toEqual({ page: 'product', documentId: 'jacket' })
    expect(pageAtPath).toHaveBeenCalledWith({}, '/nb/shop/trøye')
    expect(tags.mock.calls.flat()).toContain('document:jacket')
    expect(pageInContent).not.toHaveBeenCalled()
  })

  test('is missing if the catalogue does not have it, and the lake is not asked', async () => {
    expect(await pageAtSegments('nb', 'nope')).toBeUndefined()
    expect(pageInContent).not.toHaveBeenCalled()
  })

  test.each([
    ['the database is away', () => pageAtPath.mockRejectedValueOnce(new Error('away'))],
    ['the catalogue is being filled', () => isEveryAddressKnown.mockResolvedValueOnce(false)],
    ['an editor looks at drafts', () => contentView.mockResolvedValueOnce({ draft: true })],
  ])('is the one of the lake while %s', async (_, begin) => {
    begin()
    expect(await pageAtSegments('nb', 'shop', 'jakke')).toMatchObject({ page: 'product', documentId: 'of-lake' })
    expect(pageInContent).toHaveBeenCalledWith('nb', '/nb/shop/jakke')
  })

  test('with a fixed path needs neither', async () => {
    expect(await pageAtSegments('en', 'shop', 'women')).toEqual({ page: 'women' })
    expect(pageAtPath).not.toHaveBeenCalled()
  })
})

test('the sitemap lists the catalogue, or what the lake has while the catalogue cannot say', async () => {
  expect((await allRoutes()).docs).toEqual([])
  isEveryAddressKnown.mockResolvedValueOnce(false)
  expect((await allRoutes()).docs).toEqual([{ _id: 'of-lake' }])
})
