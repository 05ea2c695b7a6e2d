import { queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import type { CallResult } from '#web/services/backend/call-backend.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { whenNear } from '#web/services/live-data/when-near.ts'
import { memberClient } from './member-client.ts'

type Near = RefObject<Element | null>

/** The response of a call that is made when `near` comes near the window. */
export function useMemberQuery<Value>(name: string, call: () => Promise<CallResult<Value, string>>, near: Near) {
  const options = queryOptions({ queryKey: [name], queryFn: () => orThrow(call()), enabled: useIsNear(near) })
  return {
    query: useQuery(options, memberClient),
    /** Replaces the value, after a change that was saved. */
    setValue: (value: NoInfer<Value>) => void memberClient.setQueryData([name], value),
    /** Forgets the value and calls again. */
    reload: () => void memberClient.resetQueries({ queryKey: [name] }),
  }
}

/** A list that is loaded page by page: the first when it comes near the window, others when they are asked for. */
export function useMemberPages<Page extends { readonly next: string | null }>(
  name: string,
  call: (after: string | undefined) => Promise<CallResult<Page, string>>,
  near: Near,
) {
  const first: string | undefined = undefined
  return useInfiniteQuery(
    {
      queryKey: [name],
      queryFn: ({ pageParam }) => orThrow(call(pageParam)),
      initialPageParam: first,
      getNextPageParam: ({ next }: Page): string | null => next,
      enabled: useIsNear(near),
    },
    memberClient,
  )
}

function useIsNear(place: Near): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), [place])
  return isNear
}
