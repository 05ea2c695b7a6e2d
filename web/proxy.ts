import { type NextRequest, NextResponse } from 'next/server'
import { readSimulation, simulationCookie, writeSimulation } from './domain/simulation/simulation.ts'
import { simulationParam } from './domain/simulation/simulation-param.ts'
import { pageStatusHeader } from './lib/page-status.ts'
import { fixedLink, homeLink } from './routing/fixed-links.ts'
import { defaultLanguage, isLanguage, type Language, languageCookie } from './routing/languages.ts'
import { oldPathRedirect } from './routing/old-paths.ts'
import { withQuery } from './routing/redirects/resolve.ts'
import { decodedPath } from './routing/site-addresses.ts'
import { createKnownPaths } from './server/catalogue/known-paths.ts'

const findPath = createKnownPaths()

/** Only editors have it here: the page server removes it from every request where its value is not this build's. */
const draftModeCookie = '__prerender_bypass'

/** The sitemap's files. */
const sitemapFile = /^\/sitemaps\/sitemap\/\d{1,4}\.xml$/

/** Routes of the site that are not in any language. */
const rootFiles: ReadonlySet<string> = new Set([
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/icon.svg',
  '/apple-icon.png',
])

/**
 * Decides for each address whether it is a page, has moved (old paths with an ampersand, renamed documents), or is 404:
 * the pages themselves are static and cannot say so.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (rootFiles.has(pathname) || sitemapFile.test(pathname)) return NextResponse.next()
  // Chromium asks for it whenever a page has no icon link for a moment, as in a change of pages.
  if (pathname === '/favicon.ico') return redirectTo(request, '/apple-icon.png', 308)
  if (pathname === '/') return redirectTo(request, homeLink(savedLanguage(request)), 307)
  const replacement = oldPathRedirect(pathname)
  if (replacement) return redirectTo(request, replacement, 308)
  const path = decodedPath(pathname)
  // Redirects ignore case, addresses of pages do not.
  const lang = path.split('/')[1]?.toLowerCase()
  if (!isLanguage(lang)) return notFound(request, defaultLanguage)
  if (path === fixedLink(lang, 'test-error')) return testError(request, lang)
  if (request.cookies.has(draftModeCookie)) return previewedPage(request)
  const found = await findPath(path)
  if (found.kind === 'moved') {
    const { to, permanent } = found.destination
    return redirectTo(request, to, permanent ? 308 : 307)
  }
  return found.kind === 'missing' ? notFound(request, lang) : NextResponse.next()
}

/**
 * Editors only. An address with a simulation, from the Studio or a colleague's link, sets the cookie that
 * `contentView` reads, and leads to the same address without it.
 */
function previewedPage(request: NextRequest): NextResponse {
  const { nextUrl, headers } = request
  const text = nextUrl.searchParams.get(simulationParam)
  if (text === null) return NextResponse.next()
  const page = new URL(nextUrl.pathname + nextUrl.search, nextUrl.origin)
  page.searchParams.delete(simulationParam)
  const response = NextResponse.redirect(page, 307)
  // As the draft cookie is set: the Studio's frame may be on another site.
  const secure = process.env.NODE_ENV === 'production'
  const isFramed = headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site'
  const value = writeSimulation(readSimulation(text) ?? {})
  response.cookies.set({
    name: simulationCookie,
    value,
    ...(value === '' && { maxAge: 0 }),
    path: '/',
    httpOnly: true,
    secure,
    sameSite: secure ? 'none' : 'lax',
    partitioned: secure && isFramed,
  })
  return response
}

/** The language mirrored from `userPreferences.language`, else the default: never guessed (docs/product/1). */
function savedLanguage(request: NextRequest): Language {
  const saved = request.cookies.get(languageCookie)?.value
  return isLanguage(saved) ? saved : defaultLanguage
}

/** Redirects to a path of this site, with the visitor's query, or to another site. */
function redirectTo({ nextUrl }: NextRequest, to: string, status: 307 | 308): NextResponse {
  return NextResponse.redirect(new URL(withQuery(to, nextUrl.search), nextUrl.origin), status)
}

/**
 * One prerendered page per language is the response for every address that does not exist. Next ignores the status of a
 * rewrite, so the page server sets it from the header. Without a page server, in development, an address without a page
 * does the same.
 */
function notFound(request: NextRequest, lang: Language): NextResponse {
  const development = process.env.NODE_ENV === 'development'
  const page = new URL(development ? `/${lang}/-` : fixedLink(lang, 'page-not-found'), request.url)
  return NextResponse.rewrite(page, { headers: { [pageStatusHeader]: '404' } })
}

/** `?where=server` is decided here, because a static page does not see its query string. */
function testError(request: NextRequest, lang: Language): NextResponse {
  const where = request.nextUrl.searchParams.get('where') === 'server' ? 'server' : 'client'
  return NextResponse.rewrite(new URL(`${fixedLink(lang, 'test-error')}/${where}`, request.url))
}

export const config = { matcher: '/((?!_next/|api/).*)' }
