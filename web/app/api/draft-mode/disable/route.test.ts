import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'

const { disable, deleteCookie, redirect } = vi.hoisted(() => ({
  disable: vi.fn(),
  deleteCookie: vi.fn(),
  redirect: vi.fn(),
}))
vi.mock('next/headers', () => ({
  draftMode: async () => ({ disable }),
  cookies: async () => ({ delete: deleteCookie }),
}))
vi.mock('next/navigation', () => ({ redirect }))

beforeAll(stubEnvironment)
beforeEach(() => vi.clearAllMocks())

async function follow(referer: string, destination = 'document'): Promise<void> {
  const { env } = await import('#web/config/server-env.ts')
  const { GET } = await import('./route.ts')
  const headers = { referer: new URL(referer, env.siteOrigin).href, 'sec-fetch-dest': destination }
  await GET(new Request(`${env.siteOrigin}/api/draft-mode/disable`, { headers }))
}

test('an editor leaves the preview for the page as visitors see it', async () => {
  await follow('/nb/shop?fit=men&sanity-preview-perspective=drafts')
  expect(disable).toHaveBeenCalledOnce()
  expect(deleteCookie).toHaveBeenCalledTimes(3)
  expect(redirect).toHaveBeenCalledWith('/nb/shop?fit=men')
})

test.each(['/en', '/en?sanity-preview-perspective=rAbc,drafts'])('%s leads back to /en', async (referer) => {
  await follow(referer)
  expect(redirect).toHaveBeenCalledWith('/en')
})

test.each(['iframe', 'frame'])('the preview stays on in a %s', async (destination) => {
  await follow('/nb/shop', destination)
  expect(disable).not.toHaveBeenCalled()
  expect(deleteCookie).not.toHaveBeenCalled()
  expect(redirect).toHaveBeenCalledWith('/nb/shop')
})

test.each(['https://evil.example/nb', '/api/draft-mode/enable'])(
  'leaving from %s leads to the front page',
  async (referer) => {
    await follow(referer)
    expect(redirect).toHaveBeenCalledWith('/')
  },
)
