import type { Cdn } from './cdn.ts'
import { CALL_TIMEOUT_MS, inParts } from './in-parts.ts'

/** Varnish takes headers of up to 8 kB. */
const limits = { keys: 200, length: 4000 }

/** Purges in each Varnish, as `deploy/varnish/default.vcl` understands it: pages expire and stay for an outage. */
export function purgeVarnish({ addresses }: { readonly addresses: readonly string[] }, send: typeof fetch): Cdn {
  async function call(address: string, keys: readonly string[]): Promise<void> {
    const init = { method: 'PURGE', headers: { xkey: keys.join(' ') }, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }
    const response = await send(address, init)
    if (!response.ok) throw new Error(`${new URL(address).host} responded with ${response.status} to a purge`)
  }

  return {
    async purge(keys) {
      for (const some of inParts(keys, limits)) {
        // One that does not respond must not keep the others from it.
        const called = await Promise.allSettled(addresses.map((address) => call(address, some)))
        for (const result of called) if (result.status === 'rejected') throw result.reason
      }
    },
  }
}
