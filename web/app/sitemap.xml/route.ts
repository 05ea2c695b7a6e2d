import { env } from '#web/config/server-env.ts'
import { sitemapFiles } from '../sitemap-pages.ts'

/** The index of the sitemap: Next makes its files, but not the index that names them. */
export async function GET(): Promise<Response> {
  const files = (await sitemapFiles()).map(
    (_, id) => `<sitemap><loc>${env.siteOrigin}/sitemaps/sitemap/${id}.xml</loc></sitemap>`,
  )
  const index = ['<?xml version="1.0" encoding="UTF-8"?>', sitemapIndex(files), ''].join('\n')
  return new Response(index, {
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=0, must-revalidate' },
  })
}

function sitemapIndex(files: readonly string[]): string {
  return `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('\n')}\n</sitemapindex>`
}
