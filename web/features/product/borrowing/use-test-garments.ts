import { useCallback, useEffect, useState } from 'react'
import { pageSimulation } from '#web/lib/page-simulation.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { ResponseOf } from '#web/services/backend/contract.ts'
import type { getTestGarments } from '#web/services/backend/contracts/get-test-garments.ts'

type Value = ResponseOf<typeof getTestGarments>

type TestGarmentsRead = { readonly status: 'loading' | 'failed' } | { readonly status: 'loaded'; readonly value: Value }

/**
 * The garments left to borrow of a product, and when they can be picked up. `refresh` reads them again: the shown ones
 * stay meanwhile, unless there was a failure.
 */
export function useTestGarments(documentId: string): { read: TestGarmentsRead; refresh: () => void } {
  const [read, setRead] = useState<TestGarmentsRead>({ status: 'loading' })
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count repeats the request.
  useEffect(() => {
    const controller = new AbortController()
    callBackend<typeof getTestGarments>('GET /api/v1/test-garments/{documentId}', {
      params: { documentId },
      signal: controller.signal,
    }).then(
      async (result) =>
        setRead(result.ok ? { status: 'loaded', value: await shown(result.value) } : { status: 'failed' }),
      // Aborted: the page was left.
      () => undefined,
    )
    return () => controller.abort()
  }, [documentId, count])
  const refresh = useCallback(() => {
    setRead((shown) => (shown.status === 'failed' ? { status: 'loading' } : shown))
    setCount((before) => before + 1)
  }, [])
  return { read, refresh }
}

/** The garments as a simulating preview shows them; for visitors, as they are. */
async function shown(garments: Value): Promise<Value> {
  if (!pageSimulation) return garments
  const { simulatedGarments } = await import('#web/domain/simulation/simulated-facts.ts')
  return simulatedGarments(garments, pageSimulation)
}
