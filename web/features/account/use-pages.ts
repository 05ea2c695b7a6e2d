import { type RefObject, useState } from 'react'
import type { CallFailure, CallResult } from '#web/services/backend/call-backend.ts'
import { refreshIfLoggedOut, useCall } from './use-call.ts'

type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null }

/** A list that is loaded page by page: the first when it comes near the window, others when they are asked for. */
export function usePages<Item>(
  call: (after: string | undefined) => Promise<CallResult<Page<Item>, string>>,
  near: RefObject<Element | null>,
) {
  const { state, setValue, reload } = useCall(() => call(undefined), near)
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  const loadMore = async () => {
    if (state.status !== 'loaded' || !state.value.next || isLoadingMore) return
    setLoadingMore(true)
    setFailure(undefined)
    const result = await call(state.value.next)
    setLoadingMore(false)
    if (result.ok) return setValue({ ...result.value, items: [...state.value.items, ...result.value.items] })
    refreshIfLoggedOut(result)
    setFailure(result)
  }
  return { state, reload, loadMore, isLoadingMore, failure }
}
