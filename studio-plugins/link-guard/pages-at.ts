import { routableTypes } from '#web/routing/site-pages.ts'
import { inPortions } from '../in-portions.ts'
import type { Page } from './addresses.ts'
import { type GetClient, type PageRow, pagesAtQuery, rawClient, toPages } from './page-index.ts'

/** Long enough for all rules of a form to share a response, short enough to notice what colleagues publish. */
const FRESH_FOR_MS = 5_000

/** Milliseconds in which the rules of a form are collected: they run one after the other. */
const GATHER_MS = 20

export type Wanted = {
  /** Published ids. */
  readonly ids?: readonly string[]
  /** Paths with their language, such as `/nb/magasin/ull`. */
  readonly paths?: readonly string[]
}

type Gathered = {
  readonly at: number
  readonly ids: Set<string>
  readonly ends: Set<string>
  readonly pages: Promise<readonly Page[]>
  isOpen: boolean
}

const gathered = new Map<string, readonly Gathered[]>()

/**
 * The pages with these ids or at these paths, drafts included; others may be among them. Rules that ask at the same
 * time share a query, and its response for a few seconds.
 */
export function loadPagesAt(getClient: GetClient, { ids = [], paths = [] }: Wanted): Promise<readonly Page[]> {
  const { client, key } = rawClient(getClient)
  const ends = paths.flatMap(endsOf)
  const fresh = (gathered.get(key) ?? []).filter(({ at }) => Date.now() - at < FRESH_FOR_MS)
  const known = fresh.find((one) => ids.every((id) => one.ids.has(id)) && ends.every((end) => one.ends.has(end)))
  const open = known ?? fresh.find(({ isOpen }) => isOpen)
  if (open) {
    for (const id of ids) open.ids.add(id)
    for (const end of ends) open.ends.add(end)
    return open.pages
  }
  const one: Gathered = {
    at: Date.now(),
    ids: new Set(ids),
    ends: new Set(ends),
    isOpen: true,
    pages: new Promise((resolve) => setTimeout(resolve, GATHER_MS))
      .then(() => {
        one.isOpen = false
        const anyId = [...one.ids].flatMap((id) => [id, `drafts.${id}`])
        const wanted = { types: routableTypes, ids: anyId, ends: [...one.ends] }
        return inPortions((after) => client.fetch<PageRow[]>(pagesAtQuery, { ...wanted, after }))
      })
      .then(toPages),
  }
  gathered.set(key, [...fresh, one])
  // Do not keep a failure.
  one.pages.catch(() =>
    gathered.set(
      key,
      (gathered.get(key) ?? []).filter((other) => other !== one),
    ),
  )
  return one.pages
}

/** What slugs and paths of documents at this path may be: all of it below the language, or what follows a category. */
function endsOf(path: string): string[] {
  const segments = decoded(path).toLowerCase().split('/').filter(Boolean).slice(1)
  return segments.map((_, index) => segments.slice(index).join('/'))
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
