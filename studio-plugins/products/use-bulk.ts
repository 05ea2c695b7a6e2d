import { useCallback, useRef, useState } from 'react'
import {
  type PermissionCheckResult,
  type SanityDocument,
  useClient,
  useGrantsStore,
  useWorkspace,
  validateDocument,
} from 'sanity'
import { type Change, changedDocument, type Pair, type Plan, planOf } from './bulk-plan.ts'
import { applyPlans, type Done, type Outcome, readPairs, undo } from './bulk-run.ts'
import { t } from './norwegian.ts'

export type Bulk =
  | { readonly step: 'idle' }
  /** `checked` of `total` products. */
  | { readonly step: 'checking'; readonly change: Change; readonly checked: number; readonly total: number }
  | { readonly step: 'review'; readonly change: Change; readonly plans: readonly Plan[] }
  | { readonly step: 'running'; readonly change: Change }
  | { readonly step: 'done'; readonly change: Change; readonly outcome: Outcome; readonly isUndo: boolean }
  | { readonly step: 'failed'; readonly message: string }

/** Documents that are validated in parallel. */
const CONCURRENCY = 5

/** The steps of a bulk change: check, review, apply, undo. */
export function useBulk(titles: ReadonlyMap<string, string>) {
  const client = useClient({ apiVersion: '2026-01-01' })
  const inspect = useFindings()
  const [bulk, setBulk] = useState<Bulk>({ step: 'idle' })

  const generation = useRef(0)

  const check = useCallback(
    async (change: Change, ids: readonly string[]) => {
      generation.current += 1
      const own = generation.current
      // Ignore results after the dialog has been closed.
      const show = (next: Bulk) => own === generation.current && setBulk(next)
      const total = ids.length
      show({ step: 'checking', change, checked: 0, total })
      try {
        const pairs = await readPairs(client, ids)
        const plans: Plan[] = []
        for (let start = 0; start < pairs.length && own === generation.current; start += CONCURRENCY) {
          const some = pairs.slice(start, start + CONCURRENCY)
          plans.push(
            ...(await Promise.all(some.map(async (pair) => planOf(pair, change, await inspect(pair, change), titles)))),
          )
          show({ step: 'checking', change, checked: plans.length, total })
        }
        show({ step: 'review', change, plans })
      } catch (error) {
        show({ step: 'failed', message: messageOf(error) })
      }
    },
    [client, inspect, titles],
  )

  const run = useCallback(async (change: Change, isUndo: boolean, work: () => Promise<Outcome>) => {
    setBulk({ step: 'running', change })
    try {
      setBulk({ step: 'done', change, outcome: await work(), isUndo })
    } catch (error) {
      setBulk({ step: 'failed', message: messageOf(error) })
    }
  }, [])
  return {
    bulk,
    check,
    start: (change: Change, plans: readonly Plan[]) => run(change, false, () => applyPlans(client, change, plans)),
    undoChange: (change: Change, done: readonly Done[]) => run(change, true, () => undo(client, change, done)),
    close: () => {
      generation.current += 1
      setBulk({ step: 'idle' })
    },
  }
}

/** Returns a function that checks the user's permissions for a change and validates the changed document. */
function useFindings() {
  const workspace = useWorkspace()
  const grants = useGrantsStore()
  return useCallback(
    async (pair: Pair, change: Change) => {
      const type = workspace.schema.get('product')
      const fields = type && 'fields' in type ? type.fields : []
      const titleOf = (field: unknown) => fields.find(({ name }) => name === field)?.type.title ?? t('Product')
      const document = changedDocument(pair, change)
      if (!document) return { isAllowed: true, problems: [] }
      const may = (permission: 'create' | 'update', written: SanityDocument) =>
        firstOf(grants.checkDocumentPermission(permission, written))
      const drafted = { ...document, _id: `drafts.${pair.id}` }
      const results = [
        await may(pair.draft ? 'update' : 'create', drafted),
        ...(change.kind === 'publish'
          ? [await may(pair.published ? 'update' : 'create', { ...document, _id: pair.id })]
          : []),
      ]
      const markers = await validateDocument({
        document: drafted,
        workspace,
        getClient: workspace.getClient,
        environment: 'studio',
      })
      const errors = markers.filter(({ level }) => level === 'error')
      return {
        isAllowed: results.every(({ granted }) => granted),
        problems: [...new Set(errors.map(({ path, message }) => `${titleOf(path[0])}: ${message}`))],
      }
    },
    [workspace, grants],
  )
}

type Checks = ReturnType<ReturnType<typeof useGrantsStore>['checkDocumentPermission']>

function firstOf(checks: Checks): Promise<PermissionCheckResult> {
  return new Promise((resolve, reject) => {
    const subscription = checks.subscribe({
      next: (result) => {
        resolve(result)
        // The first result may arrive synchronously.
        queueMicrotask(() => subscription.unsubscribe())
      },
      error: reject,
    })
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
