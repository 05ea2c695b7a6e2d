import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient, useWorkspace } from 'sanity'
import { DOCUMENTS_AT_ONCE, inPortions } from '../in-portions.ts'
import type { Live } from '../use-live.ts'
import type { Change } from './content.ts'
import { checkDocuments, type Problem } from './problems.ts'
import { useDocumentTypes } from './use-overview.ts'

const apiVersion = '2026-01-01'

const publishedIds = `*[
  _type in $types && _id > $after && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
] | order(_id asc)[0...${DOCUMENTS_AT_ONCE}]{_id}`

/** The problems of all drafts, checked again whenever one changes. `drafts` is undefined while loading. */
export function useDraftProblems(drafts: readonly Change[] | undefined): Live<readonly Problem[]> {
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const [live, setLive] = useState<Live<readonly Problem[]>>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const revisions = drafts
    ?.map(({ _id, _rev }) => `${_id} ${_rev}`)
    .toSorted()
    .join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt checks again
  useEffect(() => {
    if (revisions === undefined) return
    const controller = new AbortController()
    const { signal } = controller
    const ids = revisions.split(',').flatMap((revision) => revision.split(' ')[0] || [])
    checkDocuments(ids, { client, workspace, signal }).then(
      (value) => setLive({ status: 'loaded', value }),
      () => {
        const retry = () => {
          setLive({ status: 'loading' })
          setAttempt((last) => last + 1)
        }
        if (!signal.aborted) setLive({ status: 'failed', retry })
      },
    )
    return () => controller.abort()
  }, [client, workspace, revisions, attempt])
  return live
}

export type PublishedCheck =
  | { readonly status: 'idle' }
  | { readonly status: 'failed' }
  | { readonly status: 'checking'; readonly checked: number; readonly total: number }
  | { readonly status: 'done'; readonly problems: readonly Problem[] }

/** Checks all published documents on request: links can break without a change of the document. */
export function usePublishedCheck(): { readonly check: PublishedCheck; readonly start: () => void } {
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const types = useDocumentTypes()
  const [check, setCheck] = useState<PublishedCheck>({ status: 'idle' })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  const start = useCallback(async () => {
    controller.current?.abort()
    controller.current = new AbortController()
    const { signal } = controller.current
    setCheck({ status: 'checking', checked: 0, total: 0 })
    try {
      const options = { perspective: 'raw', signal, tag: 'overview.published' } as const
      const published = await inPortions((after) =>
        client.fetch<{ _id: string }[]>(publishedIds, { types, after }, options),
      )
      const ids = published.map(({ _id }) => _id)
      const total = ids.length
      const onProgress = (checked: number) => setCheck({ status: 'checking', checked, total })
      onProgress(0)
      const problems = await checkDocuments(ids, { client, workspace, signal, onProgress })
      setCheck({ status: 'done', problems })
    } catch {
      if (!signal.aborted) setCheck({ status: 'failed' })
    }
  }, [client, workspace, types])
  return { check, start }
}
