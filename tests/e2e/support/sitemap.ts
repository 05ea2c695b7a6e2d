import type { APIRequestContext } from '@playwright/test'

/** The paths in the storefront's sitemap, without the pages that other tests create and delete at the same time. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => !path.includes('/e2e-'))
}
