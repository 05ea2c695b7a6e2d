import { useCallback, useEffect, useState } from 'react'

export type Loaded<Value> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly value: Value }

/**
 * Asks when `question` changes, `delay` milliseconds later; what is no longer wanted is given up. Undefined asks nothing. `isDown` holds from a
 * failure to the next answer, also while it is asked again.
 */
export function useAnswer<Value>(
  question: string | undefined,
  ask: (question: string, signal: AbortSignal) => Promise<Value>,
  delay = 0,
): { readonly answer: Loaded<Value>; readonly isDown: boolean; again(): void } {
  const [answer, setAnswer] = useState<Loaded<Value>>({ status: 'idle' })
  const [isDown, setIsDown] = useState(false)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies(round): a new round asks the same question again
  useEffect(() => {
    if (question === undefined) {
      setAnswer({ status: 'idle' })
      return
    }
    const controller = new AbortController()
    setAnswer({ status: 'loading' })
    const timer = setTimeout(async () => {
      try {
        const value = await ask(question, controller.signal)
        if (controller.signal.aborted) return
        setAnswer({ status: 'loaded', value })
        setIsDown(false)
      } catch {
        if (controller.signal.aborted) return
        setAnswer({ status: 'failed' })
        setIsDown(true)
      }
    }, delay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [question, ask, delay, round])
  const again = useCallback(() => setRound((last) => last + 1), [])
  return { answer, isDown, again }
}
