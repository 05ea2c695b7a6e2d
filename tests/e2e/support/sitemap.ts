import type { APIRequestContext } from '@playwright/test'

export type SitemapPage = {
  readonly path: string
  /** Its path in English, unless it exists in Norwegian only. */
  readonly english: string | undefined
}

/** The paths in the storefront's sitemap, without the pages that other tests create and delete at the same time. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  return (await sitemapPages(request)).map(({ path }) => path)
}

/** The pages in the storefront's sitemap, without those that other tests create and delete at the same time. */
export async function sitemapPages(request: APIRequestContext): Promise<SitemapPage[]> {
  return (await listedPages(request)).filter(({ path }) => !path.includes('/e2e-'))
}

/** All paths in the storefront's sitemap. */
export async function listedPaths(request: APIRequestContext): Promise<string[]> {
  return (await listedPages(request)).map(({ path }) => path)
}

async function listedPages(request: APIRequestContext): Promise<SitemapPage[]> {
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address))
  const pages = async (file: string) => {
    const xml = await (await request.get(file)).text()
    return xml.split('<url>').flatMap((url) => {
      const address = /<loc>([^<]+)<\/loc>/.exec(url)?.[1]
      const english = /hreflang="en" href="([^"]+)"/.exec(url)?.[1]
      return address ? [{ path: pathOf(address), english: english && pathOf(english) }] : []
    })
  }
  return (await Promise.all(files.map(pages))).flat()
}

function pathOf(address: string): string {
  return new URL(address).pathname
}
