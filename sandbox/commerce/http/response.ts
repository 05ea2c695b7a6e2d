import { selectionJson } from '../responses/selection.ts'
import type { Shortage } from '../store/selections.ts'
import { CheckoutError } from './checkout-error.ts'
import type { CommerceContext } from './environment.ts'
import { openSession } from './session.ts'

/** The current selection with the session's token, and the order of the previous selection. */
export function selectionResponse(c: CommerceContext, status: 200 | 201 = 200): Response {
  return c.json(currentSelection(c), status)
}

/** 410: the shortages, and the selection without them. */
export function shortageResponse(c: CommerceContext, shortages: readonly Shortage[]): Response {
  return c.json({ ...currentSelection(c), errors: { item: 'out of stock' }, unavailable: shortages }, 410)
}

/** Errors in the platform's format, `{token?, errors}` by field. Unexpected errors are logged and returned as 500. */
export function errorResponse(c: CommerceContext, error: Error): Response {
  const known = error instanceof CheckoutError ? error : unexpected(error)
  const token = c.get('session')?.token
  const body = { ...(token && { token }), errors: known.errors }
  return Response.json(body, { status: known.status, headers: { ...known.headers } })
}

function currentSelection(c: CommerceContext) {
  const session = c.get('session') ?? openSession(c)
  const { platform, origin } = c.var
  const selection = platform.selections.get(session.selectionId)
  return {
    token: session.token,
    ...selectionJson(platform, selection, origin),
    ...(session.lastOrder !== undefined && { order: String(session.lastOrder) }),
  }
}

function unexpected(error: Error): CheckoutError {
  if (error instanceof URIError) return new CheckoutError(404, { uri: 'not found' })
  console.error('The commerce stand-in failed on a request:', error)
  return new CheckoutError(500, { server: 'internal error' })
}
