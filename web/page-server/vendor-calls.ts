import { subscribe } from 'node:diagnostics_channel'

/** The messages that Node's `fetch` publishes about a request. */
type Message = {
  readonly request: { readonly origin: string; readonly method: string }
  readonly response?: { readonly statusCode: number }
}

/** Nothing of its path and query, which may hold what somebody wrote. */
export type VendorCall = { readonly host: string; readonly method: string }

/** What to do when the call ends: at the headers of the response, or without a status when it fails. */
type End = (status?: number) => void

/** Calls `begin` for each call of another service that this process makes from now on; no caller knows of it. */
export function watchVendorCalls(begin: (call: VendorCall) => End): void {
  const ends = new WeakMap<object, End>()
  const end = ({ request, response }: Message) => {
    ends.get(request)?.(response?.statusCode)
    ends.delete(request)
  }
  subscribe('undici:request:create', (message) => {
    const { request } = message as Message
    ends.set(request, begin({ host: new URL(request.origin).host, method: request.method }))
  })
  for (const name of ['undici:request:headers', 'undici:request:error'])
    subscribe(name, (message) => end(message as Message))
}
