import { useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'

/**
 * Reports before each paint that follows a change of the query string, and when the visitor goes back or forward on the
 * page. A component of its own within a boundary, so that the parts that show the query are complete in the static
 * page.
 */
export function AddressReader({ onChange }: { onChange: () => void }) {
  const query = useSearchParams().toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what to listen to.
  useLayoutEffect(() => {
    onChange()
    // The router follows the address later: if it is behind, a query that comes back has not changed for it.
    const { pathname } = location
    const until = new AbortController()
    addEventListener('popstate', () => location.pathname === pathname && onChange(), { signal: until.signal })
    return () => until.abort()
  }, [query, onChange])
  return null
}
