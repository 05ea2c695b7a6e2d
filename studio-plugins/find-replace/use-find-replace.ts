import { useEffect, useRef, useState } from 'react'
import { useClient, useSchema } from 'sanity'
import { localizedFields } from '../translations/localized-fields.ts'
import { changedTexts, type Search } from './occurrences.ts'
import { type Done, type Match, type Outcome, replace, undo } from './run.ts'
import { type Cursor, type Found, type Progress, search } from './search.ts'

export type Step =
  | { readonly name: 'idle' | 'running' | 'failed' }
  | { readonly name: 'searching'; readonly progress: Progress | undefined }
  | ({ readonly name: 'found'; readonly search: Search } & Found)
  | {
      readonly name: 'replaced' | 'undone'
      readonly outcome: Outcome
      readonly search: Search
      /** Where the search goes on after what was replaced. */
      readonly next?: Cursor | undefined
    }

/** Searching, replacing and undoing in the documents of these types. */
export function useFindReplace(types: readonly string[], languages: readonly string[]) {
  const client = useClient({ apiVersion: '2026-01-01' })
  const schema = useSchema()
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Shows the steps of some work, of which the newest counts. */
  const work = async (first: Step, next: (signal: AbortSignal) => Promise<Step>) => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setStep(first)
    const last = await next(signal).catch((): Step => ({ name: 'failed' }))
    if (!signal.aborted) setStep(last)
  }

  return {
    step,
    search: (wanted: Search, from?: Cursor) =>
      work({ name: 'searching', progress: undefined }, async (signal) => {
        const found = await search(
          client,
          {
            types,
            changedIn: (document) =>
              changedTexts(document, localizedFields(schema.get(document._type)), wanted, languages),
            signal,
            onProgress: (progress) => !signal.aborted && setStep({ name: 'searching', progress }),
          },
          from,
        )
        return { name: 'found', search: wanted, ...found }
      }),
    cancel() {
      running.current?.abort()
      setStep({ name: 'idle' })
    },
    replace: (wanted: Search, matches: readonly Match[], next: Cursor | undefined) =>
      work({ name: 'running' }, async () => ({
        name: 'replaced',
        outcome: await replace(client, matches),
        search: wanted,
        next,
      })),
    undo: (wanted: Search, done: readonly Done[]) =>
      work({ name: 'running' }, async () => ({ name: 'undone', outcome: await undo(client, done), search: wanted })),
  }
}
