import type { CdnSettings } from '#web/config/cdn-env.ts'
import type { Cdn } from './cdn.ts'
import { purgeByApi } from './purge-by-api.ts'
import { purgeVarnish } from './purge-varnish.ts'

/** The CDN of these settings. */
export function createCdn(settings: CdnSettings, send: typeof fetch = fetch): Cdn {
  return settings.kind === 'varnish' ? purgeVarnish(settings, send) : purgeByApi(settings, send)
}
