import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { Page } from '../link-guard/addresses.ts'
import { loadPages } from '../link-guard/page-index.ts'

const lakeOptions = { apiVersion: '2026-01-01' }

/** All pages of the site, reloaded when `changed` changes; undefined until the lake has responded. */
export function usePages(changed: unknown): readonly Page[] | undefined {
  const client = useClient(lakeOptions)
  const [pages, setPages] = useState<readonly Page[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies(changed): reloads when the value changes
  useEffect(() => {
    let isWanted = true
    loadPages(() => client).then(
      (loaded) => isWanted && setPages(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [client, changed])
  return pages
}
