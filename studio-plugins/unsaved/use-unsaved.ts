import { getPublishedId, getVersionFromId, isVersionId } from '@sanity/client/csm'
import { useEffect, useState } from 'react'
import { filter, map, merge } from 'rxjs'
import { useCurrentUser, useDocumentStore, useSource } from 'sanity'
import { type Change, missingFrom } from './changes.ts'
import { KeptChanges } from './kept.ts'
import { initialProgress, lostChanges, nextProgress, type Progress, type Step } from './progress.ts'

/** The Studio says that all is saved a moment before it shows the document that it has started over with. */
const SETTLED_MS = 1000

/** Changes that were not saved, and that the document lacks. */
export type Offer = { readonly session: string; readonly at: number; readonly changes: readonly Change[] }

export type Unsaved = {
  readonly isSaved: boolean
  /** Whether the browser keeps unsaved changes; without room or permission it cannot. */
  readonly isKept: boolean
  readonly offers: readonly Offer[]
  /** Forgets an offer whose changes were restored or discarded. */
  forget(session: string): void
}

const allSaved: Omit<Unsaved, 'forget'> = { isSaved: true, isKept: true, offers: [] }

/**
 * Keeps what is typed into a document in the browser until the lake has it. `id` is that of the version in the form.
 */
export function useUnsaved(id: string, type: string): Unsaved {
  const { pair } = useDocumentStore()
  const { projectId, dataset } = useSource()
  const owner = `${projectId} ${dataset} ${useCurrentUser()?.id ?? ''}`
  const [state, setState] = useState(allSaved)
  const [forget, setForget] = useState<{ run(session: string): void }>()

  useEffect(() => {
    const document = [getPublishedId(id), type, isVersionId(id) ? getVersionFromId(id) : undefined] as const
    const kept = keptInBrowser(owner)
    if (!kept) return
    let progress = initialProgress
    let session = crypto.randomUUID()
    let isKept = true
    let settled: ReturnType<typeof setTimeout> | undefined

    const show = () => setState({ isSaved: progress.isSaved, isKept, offers: offersFor(kept, id, session, progress) })
    const settle = () => {
      if (lostChanges(progress).length === 0) kept.forget(id, session)
      // Later changes do not replace the offered ones.
      else session = crypto.randomUUID()
      show()
    }
    const steps = merge(
      pair.consistencyStatus(...document).pipe(map((isSaved): Step => ({ type: 'saved', isSaved }))),
      pair.editState(...document).pipe(
        filter(({ ready }) => ready),
        map(({ version, draft, published }): Step => ({ type: 'shown', document: version ?? draft ?? published })),
      ),
      pair.documentEvents(...document).pipe(
        filter((event) => event.type === 'mutation' && event.origin === 'local'),
        map((event): Step => ({ type: 'typed', document: 'document' in event ? event.document : null })),
      ),
    )
    const subscription = steps.subscribe((step) => {
      const before = progress
      progress = nextProgress(progress, step)
      if (step.type === 'typed') isKept = kept.keep(id, session, { at: Date.now(), changes: progress.changes })
      if (step.type === 'saved') clearTimeout(settled)
      if (step.type === 'saved' && progress.isSaved && !before.isSaved) settled = setTimeout(settle, SETTLED_MS)
      else if (progress.isSaved !== before.isSaved || progress.isSaved) show()
    })
    setForget({
      run: (one) => {
        kept.forget(id, one)
        show()
      },
    })
    return () => {
      clearTimeout(settled)
      subscription.unsubscribe()
    }
  }, [pair, owner, id, type])

  return { ...state, forget: (session) => forget?.run(session) }
}

/** The changes that earlier sessions kept and the document lacks; the rest is forgotten. */
function offersFor(kept: KeptChanges, id: string, session: string, { shown, isSaved }: Progress): Offer[] {
  return kept
    .of(id)
    .filter((one) => one.session !== session)
    .flatMap((one) => {
      const changes = missingFrom(shown, one.changes)
      if (changes.length > 0) return [{ ...one, changes }]
      if (isSaved) kept.forget(id, one.session)
      return []
    })
}

/** Accessing `localStorage` throws in browsers that block storage. */
function keptInBrowser(owner: string): KeptChanges | undefined {
  try {
    return new KeptChanges(globalThis.localStorage, owner)
  } catch {
    return undefined
  }
}
