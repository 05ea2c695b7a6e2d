import type { IncomingMessage } from 'node:http'

const apiMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const pageMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Status and headers for a request that Next would fail on, or take for another one; `undefined` for what it may be asked. */
export type Refusal = { readonly status: 400 | 405; readonly headers: Readonly<Record<string, string>> }

/**
 * 400 for an address that is no path or, below `/api/`, not readable (pages have their 404 for that); 405 for a method that
 * has no use. A page takes a POST only as the call of a server action, by which the editors' preview draws itself anew.
 */
export function refusalOf(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Refusal | undefined {
  const { method = '', url = '', headers } = request
  const isApi = url.startsWith('/api/')
  if (!url.startsWith('/') || (isApi && !isReadable(url))) return { status: 400, headers: {} }
  if (!isApi && method === 'POST' && headers['next-action']) return undefined
  const methods = isApi ? apiMethods : pageMethods
  return methods.has(method) ? undefined : { status: 405, headers: { allow: [...methods].join(', ') } }
}

function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}
