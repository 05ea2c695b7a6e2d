import { useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'

/**
 * Reports before each paint that follows a change of the query string. The list itself does not read it, so that it is
 * complete in the static page.
 */
export function AddressReader({ onChange }: { onChange: () => void }) {
  const query = useSearchParams().toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what to listen to.
  useLayoutEffect(onChange, [query, onChange])
  return null
}
