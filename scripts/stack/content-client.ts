import { createClient, type SanityClient } from '@sanity/client'
import type { Env } from '#web/config/env.ts'
import { SetUpError } from '../install/set-up-error.mjs'

/**
 * A client for the content lake that may write and sees drafts.
 * @throws {SetUpError} without SANITY_API_WRITE_TOKEN
 */
export function contentClient({ projectId, dataset, apiHost, writeToken }: Env): SanityClient {
  if (!writeToken) throw new SetUpError('SANITY_API_WRITE_TOKEN is missing: set it in .env (see .env.sandbox).')
  return createClient({
    projectId,
    dataset,
    token: writeToken,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective: 'raw',
    ...(apiHost && { apiHost, useProjectHostname: false }),
  })
}
