import type { IncomingMessage } from 'node:http'
import type { Visit } from './draft-cookie.ts'

const apiMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const pageMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Status and headers of the response to a request that is not passed to Next. */
export type Refusal = { readonly status: 400 | 403 | 404 | 405; readonly headers: Readonly<Record<string, string>> }

export const badRequest: Refusal = { status: 400, headers: {} }
/**
 * Nobody looks at it: a page of another build asks for its files. Not kept, because a later build may have the file.
 */
export const noSuchFile: Refusal = { status: 404, headers: { 'cache-control': 'no-store' } }

/**
 * 400 for a router state that cannot be read, 405 for a method that is not supported. A page takes a POST only as the
 * call of a server action, which refreshes the editors' preview: 403 for anybody else. Next recognises an action by its
 * header or by a form, so a form without the header is refused to editors too. Nothing that a client gets wrong may be
 * reported as an error of the shop, so Next must not see it.
 */
export function refusalOf(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  { isApi, visit }: { readonly isApi: boolean; readonly visit: Visit },
): Refusal | undefined {
  const { method = '', headers } = request
  if (!isRouterState(headers['next-router-state-tree'])) return badRequest
  if (!isApi && method === 'POST' && headers['next-action'])
    return visit === 'editor' ? undefined : { status: 403, headers: {} }
  const methods = isApi ? apiMethods : pageMethods
  return methods.has(method) ? undefined : { status: 405, headers: { allow: [...methods].join(', ') } }
}

/** Whether it is a state of the browser's router: an encoded array, or none at all. */
function isRouterState(value: string | string[] | undefined): boolean {
  if (value === undefined) return true
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(String(value))))
  } catch {
    return false
  }
}
