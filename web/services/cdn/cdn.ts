import type { CdnSettings } from '#web/config/cdn-env.ts'
import { purgeByApi } from './purge-by-api.ts'
import { purgeVarnish } from './purge-varnish.ts'

/** What the shop asks of a CDN. */
export type Cdn = {
  /**
   * Has the CDN send no page with one of these keys any more, unless the storefronts fail.
   * @throws Error when the CDN does not respond that it will
   */
  purge(keys: readonly string[]): Promise<void>
}

/** The CDN of these settings. */
export function createCdn(settings: CdnSettings, send: typeof fetch = fetch): Cdn {
  return settings.kind === 'varnish' ? purgeVarnish(settings, send) : purgeByApi(settings, send)
}
