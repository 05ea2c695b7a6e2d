/** Few kinds, whatever strangers ask for: each is a time series. */
export type RequestKind = 'health' | 'file' | 'search' | 'api' | 'data' | 'page'

/** The kind of a request by its address. */
export function requestKind(url: string): RequestKind {
  const path = url.split('?')[0] ?? ''
  if (path === '/livez' || path === '/readyz') return 'health'
  if (path.startsWith('/_next/')) return 'file'
  if (path.startsWith('/api/search')) return 'search'
  if (path.startsWith('/api/')) return 'api'
  return /[?&]_rsc=/.test(url) ? 'data' : 'page'
}
