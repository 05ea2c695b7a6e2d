import { useEffect, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { isAddressed, routableTypes } from '#web/routing/site-pages.ts'
import type { Page } from '../link-guard/addresses.ts'
import { ownPath } from '../link-guard/link-targets.ts'
import { loadPagesAt } from '../link-guard/pages-at.ts'

const lakeOptions = { apiVersion: '2026-01-01' }

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 300

/** Pages without a slug; single documents are stored under the names of their types. */
const singles = routableTypes.filter((type) => !isAddressed(type))

/** The pages of the site that are known, by the addresses that were asked for. */
export type KnownPages = { readonly pages: readonly Page[]; isKnown(address: string): boolean }

/** The pages at some addresses; undefined until the lake has responded. Those that are known stay meanwhile. */
export function usePages(addresses: readonly string[]): KnownPages | undefined {
  const client = useClient(lakeOptions)
  const [known, setKnown] = useState<KnownPages>()
  const wanted = JSON.stringify([...new Set(addresses.flatMap((address) => ownPath(address) ?? []))].toSorted())
  const delay = useRef(0)
  useEffect(() => {
    let isWanted = true
    const paths: string[] = JSON.parse(wanted)
    const load = () =>
      loadPagesAt(() => client, { ids: singles, paths }).then(
        (pages) => {
          const asked = new Set(paths)
          const isKnown = (address: string) => {
            const path = ownPath(address)
            return path === undefined || asked.has(path)
          }
          if (isWanted) setKnown({ pages, isKnown })
        },
        () => undefined,
      )
    const timer = setTimeout(load, delay.current)
    delay.current = DEBOUNCE_MS
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [client, wanted])
  return known
}
