import type { CdnSettings } from '#web/config/cdn-env.ts'
import type { Cdn } from './cdn.ts'
import { CALL_TIMEOUT_MS, inParts } from './in-parts.ts'

type ApiSettings = Exclude<CdnSettings, { kind: 'varnish' }>

/** Fastly takes 256 keys in a call; Cloudflare 30 at least, depending on the plan. */
const limits = { fastly: { keys: 256, length: 8000 }, cloudflare: { keys: 30, length: 8000 } } as const

/** Purges by surrogate key through the API of Fastly or Cloudflare. */
export function purgeByApi(settings: ApiSettings, send: typeof fetch): Cdn {
  return {
    async purge(keys) {
      for (const some of inParts(keys, limits[settings.kind])) {
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
