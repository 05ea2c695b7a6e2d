import { AsyncLocalStorage } from 'node:async_hooks'

/** The page server and what Next has bundled share it, so it lives on the global object. */
const key = Symbol.for('storefront.request-id')

const store: { [key]?: AsyncLocalStorage<string> } = globalThis as { [key]?: AsyncLocalStorage<string> }
store[key] ??= new AsyncLocalStorage()
const ids = store[key]

/** Does the work for a request: lines that are logged meanwhile carry its id. */
export function withRequestId<Value>(id: string, work: () => Value): Value {
  return ids.run(id, work)
}

/** The id of the request that this code works for, if it works for one. */
export function requestId(): string | undefined {
  return ids.getStore()
}
