import type { OutgoingHttpHeaders } from 'node:http'
import { pageStatusHeader } from '../lib/page-status.ts'
import type { Captured } from './captured-response.ts'

export function isHtml({ headers }: Pick<Captured, 'headers'>): boolean {
  return String(headers['content-type'] ?? '').startsWith('text/html')
}

/** Applies the status that the proxy set for a page that it rewrote to, which Next ignores. */
export function withPageStatus(captured: Captured): Captured {
  const { [pageStatusHeader]: status, ...headers } = captured.headers
  return status === undefined ? captured : { ...captured, status: Number(status), headers }
}

export function withHeaders(captured: Captured, headers: OutgoingHttpHeaders): Captured {
  return { ...captured, headers: { ...captured.headers, ...headers } }
}

/** Lets browsers revalidate what Next lets shared caches keep, so that a publication shows at once. */
export function cacheable(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const { 'transfer-encoding': _, 'content-length': __, etag: ___, ...rest } = headers
  if (!/s-maxage|stale-while-revalidate/.test(String(rest['cache-control'] ?? ''))) return rest
  return { ...rest, 'cache-control': 'public, max-age=0, must-revalidate' }
}
