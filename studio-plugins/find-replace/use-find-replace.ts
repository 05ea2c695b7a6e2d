import { getPublishedId } from '@sanity/client/csm'
import { useRef, useState } from 'react'
import { useClient, useSchema } from 'sanity'
import { localizedFields } from '../translations/localized-fields.ts'
import { changedTexts, type Search } from './occurrences.ts'
import { type Done, type Match, type Outcome, readAll, replace, undo } from './run.ts'

export type Step =
  | { readonly name: 'idle' | 'searching' | 'running' | 'failed' }
  | { readonly name: 'found'; readonly search: Search; readonly matches: readonly Match[] }
  | { readonly name: 'replaced' | 'undone'; readonly outcome: Outcome }

/** Searching, replacing and undoing in the documents of these types. */
export function useFindReplace(types: readonly string[], languages: readonly string[]) {
  const client = useClient({ apiVersion: '2026-01-01' })
  const schema = useSchema()
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const running = useRef<AbortController>(undefined)

  /** Shows the steps of some work, of which the newest counts. */
  const work = async (name: 'searching' | 'running', next: (signal: AbortSignal) => Promise<Step>) => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setStep({ name })
    const last = await next(signal).catch((): Step => ({ name: 'failed' }))
    if (!signal.aborted) setStep(last)
  }

  const search = (wanted: Search) =>
    work('searching', async (signal) => {
      const documents = await readAll(client, types, signal)
      const matches = documents.flatMap((document): Match[] => {
        const texts = changedTexts(document, localizedFields(schema.get(document._type)), wanted, languages)
        return texts.length > 0 ? [{ id: getPublishedId(document._id), document, texts }] : []
      })
      return { name: 'found', search: wanted, matches }
    })

  return {
    step,
    search,
    replace: (matches: readonly Match[]) =>
      work('running', async () => ({ name: 'replaced', outcome: await replace(client, matches) })),
    undo: (done: readonly Done[]) =>
      work('running', async () => ({ name: 'undone', outcome: await undo(client, done) })),
  }
}
