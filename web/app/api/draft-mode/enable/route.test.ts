import { beforeAll, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'

/** Redirects as the library does once the secret is right. */
const enableDraftMode = vi.hoisted(() =>
  vi.fn(async (request: Request) => {
    const path = new URL(request.url).searchParams.get('sanity-preview-pathname') ?? '/'
    const { pathname, search } = new URL(path, 'http://localhost')
    return new Response(null, { status: 307, headers: { location: pathname + search } })
  }),
)
vi.mock('next-sanity/draft-mode', () => ({ defineEnableDraftMode: () => ({ GET: enableDraftMode }) }))
vi.mock('#web/preview/editors-secret.ts', () => ({ isEditorsSecret: async () => true }))

beforeAll(stubEnvironment)

async function followed(path: string): Promise<string | null> {
  const { GET } = await import('./route.ts')
  const query = new URLSearchParams({ 'sanity-preview-secret': 's', 'sanity-preview-pathname': path })
  const headers = { 'sec-fetch-dest': 'iframe' }
  const response = await GET(new Request(`https://shop.example/api/draft-mode/enable?${query}`, { headers }))
  return response.headers.get('location')
}

test('an editor is led to the page that the Studio names', async () => {
  expect(await followed('/nb/shop?size=M')).toBe('/nb/shop?size=M')
  const [request] = enableDraftMode.mock.lastCall ?? []
  expect(new URL(request?.url ?? '').searchParams.get('sanity-preview-secret')).toBe('s')
  expect(request?.headers.get('sec-fetch-dest')).toBe('iframe')
})

test.each([
  '/.//evil.example',
  '/nb/../..//evil.example',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/nb',
  '',
])('"%s" leads to no other site', async (path) => {
  const location = (await followed(path)) ?? '//'
  expect(new URL(location, 'https://shop.example').origin).toBe('https://shop.example')
})
