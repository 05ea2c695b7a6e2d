import 'server-only'
import { createClient } from '@sanity/client'
import { env } from '#web/config/server-env.ts'
import { previewClientConfig, readClientConfig, writeClientConfig } from './client-config.ts'
import { encodesAsStega } from './stega-filter.ts'

/** Reads published content; responses may come from the CDN. */
export const readClient = createClient(readClientConfig(env))

/** Reads drafts with the read token; never used outside draft mode and the webhook's own reads. */
export const previewClient = createClient({
  ...previewClientConfig(env),
  stega: { enabled: false, studioUrl: env.studioOrigin, filter: encodesAsStega },
})

/** Writes redirects; undefined without a write token. */
export const writeClient =
  env.writeToken === undefined ? undefined : createClient(writeClientConfig(env, env.writeToken))
