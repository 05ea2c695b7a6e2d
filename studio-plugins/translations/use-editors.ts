import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { loadAuthors } from '../documents/authors.ts'
import { useNames } from '../documents/use-names.ts'

const apiVersion = '2026-01-01'
/** Pages per request: the lake's history is asked for each of their versions. */
const PAGES_AT_ONCE = 50
/** How many pages are looked up at most. */
export const MAX_PAGES = 500

export type Editors = {
  /** Who changed each page last, by the page's id. */
  readonly byPage: ReadonlyMap<string, string>
  readonly names: ReadonlyMap<string, string>
}

/** Who changed these pages last, as far as the lake's history says so. */
export function useEditors(ids: readonly string[]): Editors {
  const client = useClient({ apiVersion })
  const [byPage, setByPage] = useState<ReadonlyMap<string, string>>(new Map())
  const key = ids.slice(0, MAX_PAGES).toSorted().join(',')
  useEffect(() => {
    let isCurrent = true
    const wanted = key.split(',').filter(Boolean)
    const portions = Array.from({ length: Math.ceil(wanted.length / PAGES_AT_ONCE) }, (_, at) =>
      wanted.slice(at * PAGES_AT_ONCE, (at + 1) * PAGES_AT_ONCE),
    )
    async function load() {
      for (const portion of portions) {
        const authors = await loadAuthors(
          client,
          portion.flatMap((id) => [id, `drafts.${id}`]),
        )
        if (!isCurrent) return
        const known = portion.flatMap((id) => {
          const author = (authors.get(`drafts.${id}`) ?? authors.get(id))?.[0]
          return author ? [[id, author] as const] : []
        })
        setByPage((last) => new Map([...last, ...known]))
      }
    }
    // Without the history, the board has no editors to choose from.
    load().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [client, key])
  const names = useNames(useMemo(() => [...new Set(byPage.values())], [byPage]))
  return { byPage, names }
}
