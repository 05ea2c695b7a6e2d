import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { Page } from '../link-guard/addresses.ts'
import { searchPages } from '../link-guard/search-pages.ts'

const lakeOptions = { apiVersion: '2026-01-01' }

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 200

/** The pages that may match, and the text that they were found for. The last ones stay while others are loaded. */
type Found = { readonly text?: string; readonly pages?: readonly Page[] }

/** Searches the pages of the site while somebody types. */
export function usePageSearch(text: string): Found {
  const client = useClient(lakeOptions)
  const [found, setFound] = useState<Found>({})
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(
      () =>
        searchPages(() => client, text, signal).then(
          (pages) => !signal.aborted && setFound({ text, pages }),
          () => undefined,
        ),
      text === '' ? 0 : DEBOUNCE_MS,
    )
    return () => {
      controller.abort()
      clearTimeout(timer)
    }
  }, [client, text])
  return found
}
