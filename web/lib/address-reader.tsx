import { useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'

/**
 * Reports before each paint that follows a change of the query string, and when the visitor goes back or forward on the page. A component of its
 * own within a boundary, so that what shows the query is complete in the static page.
 */
export function AddressReader({ onChange }: { onChange: () => void }) {
  const query = useSearchParams().toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what to listen to.
  useLayoutEffect(onChange, [query, onChange])
  // The router follows the address later: if it is behind, a query that comes back has not changed for it.
  useEffect(() => {
    const { pathname } = location
    const onPopState = () => {
      if (location.pathname === pathname) onChange()
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [onChange])
  return null
}
