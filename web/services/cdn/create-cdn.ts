import type { CdnSettings } from '#web/config/cdn-env.ts'

/** Milliseconds that a CDN has for the response to a call. */
const CALL_TIMEOUT_MS = 5000
/** Varnish takes headers of up to 8 kB. */
const varnishLimits = { keys: 200, length: 4000 }
/** Fastly takes 256 keys in a call; Cloudflare 30 at least, depending on the plan. */
const apiLimits = { fastly: { keys: 256, length: 8000 }, cloudflare: { keys: 30, length: 8000 } } as const

/** The calls that the shop makes to a CDN. */
type Cdn = {
  /**
   * Makes the CDN stop sending pages with one of these keys, unless the storefronts fail.
   * @throws Error when the CDN does not respond that it will
   */
  purge(keys: readonly string[]): Promise<void>
}

/** The CDN of these settings. */
export function createCdn(settings: CdnSettings, send: typeof fetch = fetch): Cdn {
  return settings.kind === 'varnish' ? purgeVarnish(settings, send) : purgeByApi(settings, send)
}

/** Purges in each Varnish, as `deploy/varnish/default.vcl` understands it: pages expire and stay for an outage. */
function purgeVarnish({ addresses }: { readonly addresses: readonly string[] }, send: typeof fetch): Cdn {
  async function call(address: string, keys: readonly string[]): Promise<void> {
    const init = { method: 'PURGE', headers: { xkey: keys.join(' ') }, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }
    const response = await send(address, init)
    if (!response.ok) throw new Error(`${new URL(address).host} responded with ${response.status} to a purge`)
  }

  return {
    async purge(keys) {
      for (const some of inParts(keys, varnishLimits)) {
        // One that does not respond must not keep the others from it.
        const called = await Promise.allSettled(addresses.map((address) => call(address, some)))
        for (const result of called) if (result.status === 'rejected') throw result.reason
      }
    },
  }
}

type ApiSettings = Exclude<CdnSettings, { kind: 'varnish' }>

/** Purges by surrogate key through the API of Fastly or Cloudflare. */
function purgeByApi(settings: ApiSettings, send: typeof fetch): Cdn {
  return {
    async purge(keys) {
      for (const some of inParts(keys, apiLimits[settings.kind])) {
        const signal = AbortSignal.timeout(CALL_TIMEOUT_MS)
        const response = await send(addressOf(settings), { method: 'POST', signal, ...callFor(settings, some) })
        if (!response.ok) throw new Error(`${settings.kind} responded with ${response.status} to a purge`)
      }
    },
  }
}

function addressOf(settings: ApiSettings): string {
  return settings.kind === 'fastly'
    ? `https://api.fastly.com/service/${settings.serviceId}/purge`
    : `https://api.cloudflare.com/client/v4/zones/${settings.zoneId}/purge_cache`
}

function callFor({ kind, token }: ApiSettings, keys: readonly string[]): Pick<RequestInit, 'headers' | 'body'> {
  if (kind === 'fastly') return { headers: { 'fastly-key': token, 'surrogate-key': keys.join(' ') } }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return { headers, body: JSON.stringify({ tags: keys }) }
}

/** The limits of one call to a CDN. */
type Limits = { readonly keys: number; readonly length: number }

/** The keys in as few parts as the limits allow. */
export function inParts(keys: readonly string[], limits: Limits): readonly (readonly string[])[] {
  const parts: string[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const key of keys) {
    const part = parts.at(-1)
    if (part && part.length < limits.keys && length + key.length + 1 <= limits.length) {
      part.push(key)
      length += key.length + 1
    } else {
      parts.push([key])
      length = key.length
    }
  }
  return parts
}
