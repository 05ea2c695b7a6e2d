import type { ListenEventName } from '@sanity/client'
import { useCallback } from 'react'
import { asyncScheduler, map, NEVER, of, switchMap, throttleTime } from 'rxjs'
import { useAddonDataset } from 'sanity'
import { type Live, useLive } from '../use-live.ts'
import { type Mine, mineQuery, mineResult } from './mine.ts'

/** Minimum milliseconds between two queries while colleagues write. */
const THROTTLE_MS = 1000

const tag = 'overview.mine'

const nothing: Mine = { mentions: [], tasks: [] }

/** What mentions a person or is assigned to them, live; within Sanity's provider of the dataset of comments. */
export function useMine(me: string): Live<Mine> {
  const { client, ready, error } = useAddonDataset()
  const observe = useCallback(() => {
    if (!ready) return NEVER
    if (error) throw error
    // There is no dataset until somebody writes the first comment.
    if (!client) return of(nothing)
    const events: ListenEventName[] = ['welcome', 'mutation']
    return client.observable
      .listen('*[_type in ["comment", "tasks.task"]]', {}, { events, includeResult: false, visibility: 'query', tag })
      .pipe(
        throttleTime(THROTTLE_MS, asyncScheduler, { leading: true, trailing: true }),
        switchMap(() => client.observable.fetch<unknown>(mineQuery, { me }, { tag })),
        map((result) => mineResult.parse(result)),
      )
  }, [client, ready, error, me])
  return useLive(observe)
}
