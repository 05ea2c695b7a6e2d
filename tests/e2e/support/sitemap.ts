import type { APIRequestContext } from '@playwright/test'

/** The paths that the storefront's sitemap lists, without the pages that other tests make and remove meanwhile. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => !path.includes('/e2e-'))
}
