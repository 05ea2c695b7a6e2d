import type { IncomingMessage } from 'node:http'
import type { Visit } from './draft-cookie.ts'

const apiMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const pageMethods: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Status and headers for a request that Next is not asked. */
export type Refusal = { readonly status: 400 | 403 | 405; readonly headers: Readonly<Record<string, string>> }

export const badRequest: Refusal = { status: 400, headers: {} }

/**
 * 405 for a method that has no use. A page takes a POST only as the call of a server action, which refreshes the editors' preview: 403 for
 * anybody else. Next recognises an action by its header or by a form, so a form without the header is refused to editors too.
 */
export function refusalOf(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  { isApi, visit }: { readonly isApi: boolean; readonly visit: Visit },
): Refusal | undefined {
  const { method = '', headers } = request
  if (!isApi && method === 'POST' && headers['next-action'])
    return visit === 'editor' ? undefined : { status: 403, headers: {} }
  const methods = isApi ? apiMethods : pageMethods
  return methods.has(method) ? undefined : { status: 405, headers: { allow: [...methods].join(', ') } }
}
