import type { ClientConfig, RequestHandlerOptions, SanityClient } from '@sanity/client'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { t } from './norwegian.ts'

/** A release that an editor has told the Studio to publish, and that waits for what its documents warn of. */
export type ReleaseQuestion = {
  /** As the lake and the preview name it: `rABC`. */
  readonly name: string
  readonly kind: 'publish' | 'schedule'
  answer(isWanted: boolean): void
}

const kinds = { 'sanity.action.release.publish': 'publish', 'sanity.action.release.schedule': 'schedule' } as const

const action = z.object({
  actionType: z.enum(['sanity.action.release.publish', 'sanity.action.release.schedule']),
  releaseId: z.string(),
})
const body = z.object({ actions: z.tuple([action]), dryRun: z.literal(false).optional() })

let open: ReleaseQuestion | undefined
const listeners = new Set<() => void>()

/**
 * Wraps a client for `unstable_clientFactory`: a release is published or scheduled when the question about its warnings
 * is answered with yes. Sanity lets nobody wrap the buttons for it; each of them makes this request. Where no Studio
 * shows the question, nothing is asked.
 */
export function askBeforeReleases(factory: (config: ClientConfig) => SanityClient) {
  return (config: ClientConfig): SanityClient => {
    const { requestHandler = (request, next) => next(request) } = config
    return factory({
      ...config,
      requestHandler: async (request, next) => {
        const release = releaseIn(request)
        if (release && listeners.size > 0 && !(await ask(release))) throw new Error(t('It was cancelled.'))
        return await requestHandler(request, next)
      },
    })
  }
}

/** The release that a request publishes or schedules. */
function releaseIn({ url, body: sent }: Pick<RequestHandlerOptions, 'url' | 'body'>) {
  if (!/\/data\/actions\//.test(url)) return undefined
  const { data } = body.safeParse(sent)
  if (!data) return undefined
  const [{ actionType, releaseId }] = data.actions
  return { name: releaseId, kind: kinds[actionType] }
}

function ask(release: Pick<ReleaseQuestion, 'name' | 'kind'>): Promise<boolean> {
  // One question at a time: another one takes its place.
  open?.answer(false)
  return new Promise((resolve) => {
    show({
      ...release,
      answer(isWanted) {
        show(undefined)
        resolve(isWanted)
      },
    })
  })
}

function show(question: ReleaseQuestion | undefined): void {
  open = question
  for (const listener of listeners) listener()
}

/** The question that waits for its answer, shown by its subscriber. */
export const releaseQuestion = {
  current: () => open,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function useReleaseQuestion(): ReleaseQuestion | undefined {
  return useSyncExternalStore(releaseQuestion.subscribe, releaseQuestion.current)
}
