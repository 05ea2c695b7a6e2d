/** The page server and the background jobs are bundled separately, so the list lives on the global object. */
const key = Symbol.for('storefront.shutdown')

const store: { [key]?: (() => Promise<void>)[] } = globalThis as { [key]?: (() => Promise<void>)[] }

/** Registers work that has to be done before the process ends. */
export function onShutdown(work: () => Promise<void>): void {
  store[key] = [...(store[key] ?? []), work]
}

/** Does all of it; failures are logged and stop nothing. The page server calls it when it is asked to end. */
export async function shutDown(): Promise<void> {
  for (const result of await Promise.allSettled((store[key] ?? []).map((work) => work()))) {
    if (result.status === 'rejected') console.error('Not everything could be finished:', result.reason)
  }
}
