import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { env } from '../config/server-env.ts'
import { publishedRoutes } from '../content/routes.ts'
import type { Gender } from '../routing/genders.ts'
import { isLanguage, type Language } from '../routing/languages.ts'
import { openedFirst } from '../routing/opened-first.ts'
import { siteAddresses } from '../routing/site-addresses.ts'
import type { PageName } from '../routing/site-pages.ts'
import { isLeftOut, NO_PAGE } from './left-out-pages.ts'
import { pageLanguage } from './page-language.ts'
import { pageAtSegments } from './site-routes.ts'

/** By parameter: the segment of `[name]`, the segments of `[...name]`. */
type Params = { readonly [name: string]: string | string[] }

/** The document at an address, and which of its pages is there. */
type FoundPage<Name extends PageName> = {
  readonly lang: Language
  readonly page: Name
  readonly documentId: string
  readonly gender: Gender | undefined
}

type Exports<Name extends PageName> = {
  readonly metadata: (found: FoundPage<Name>) => Promise<Metadata>
  readonly render: (found: FoundPage<Name>) => ReactNode
}

/**
 * The exports of a route whose pages belong to documents: `folder` is its path below the language, `names` are its
 * pages.
 */
export function documentRoute<const Name extends PageName>(
  folder: string,
  names: readonly Name[],
  { metadata, render }: Exports<Name>,
) {
  const parts = folder.split('/')

  /** Rendered by the build; Next renders every other page when it is first opened. */
  async function generateStaticParams({ params: { lang } }: { params: { lang: string } }): Promise<Params[]> {
    if (!isLanguage(lang)) return []
    const docs = await publishedRoutes()
    const first = openedFirst(docs, env.prerenderedPages)
    const pages = [...siteAddresses(docs, lang)].filter(
      ([path, { page }]) => isOneOf(names, page) && first.has(path) && !isLeftOut(path),
    )
    const addresses = pages.length > 0 ? pages.map(([path]) => path.split('/').slice(2)) : [parts.map(() => NO_PAGE)]
    return addresses.map((segments) => paramsOf(parts, segments))
  }

  async function find(params: Promise<Params>): Promise<FoundPage<Name>> {
    const values = await params
    const lang = pageLanguage(String(values.lang))
    const found = await pageAtSegments(lang, ...parts.flatMap((part) => values[nameOf(part)] ?? part))
    if (!found?.documentId || !isOneOf(names, found.page)) notFound()
    return { lang, page: found.page, documentId: found.documentId, gender: found.gender }
  }

  type Props = { params: Promise<Params> }

  return {
    generateStaticParams,
    generateMetadata: async ({ params }: Props) => await metadata(await find(params)),
    page: async ({ params }: Props) => await render(await find(params)),
  }
}

function isOneOf<Name extends PageName>(names: readonly Name[], page: PageName): page is Name {
  return names.some((name) => name === page)
}

/** The name of a folder's parameter; undefined for a fixed word. */
function nameOf(part: string): string {
  return /^\[(?:\.{3})?(\w+)\]$/.exec(part)?.[1] ?? ''
}

function paramsOf(parts: readonly string[], segments: readonly string[]): Params {
  const params = parts.flatMap((part, at): [string, string | string[]][] => {
    const name = nameOf(part)
    if (!name) return []
    return [[name, part.startsWith('[...') ? segments.slice(at) : (segments[at] ?? '')]]
  })
  return Object.fromEntries(params)
}
