import type { APIRequestContext } from '@playwright/test'

/** The paths in the storefront's sitemap, without the pages that other tests create and delete at the same time. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  return (await listedPaths(request)).filter((path) => !path.includes('/e2e-'))
}

/** All paths in the storefront's sitemap. */
export async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const files = await locations(request, '/sitemap.xml')
  return (await Promise.all(files.map((file) => locations(request, file)))).flat()
}

async function locations(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = await (await request.get(path)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
