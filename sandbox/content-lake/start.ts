import { join } from 'node:path'
import { portOf, type SandboxConfig } from '../config.ts'
import { localInbox } from '../local-mail.ts'
import { isPortTaken } from '../loopback.ts'
import { type RunningLake, startLake } from './server.ts'

/**
 * Starts the stand-in at its configured address; returns undefined when a hosted project is configured.
 * @throws Error with one sentence when its port is in use
 */
export async function startConfiguredLake(config: SandboxConfig): Promise<RunningLake | undefined> {
  const { projectId, dataset, readToken, writeToken, revalidateSecret: secret, lakeOrigin, siteOrigin } = config
  if (!lakeOrigin) return undefined
  const options = {
    projectId,
    dataset,
    readToken,
    writeToken,
    directory: join(config.dataDir, 'content-lake'),
    studioOrigin: config.studioOrigin.origin,
    webhook: { url: new URL('/api/revalidate', siteOrigin).href, secret },
    ...localInbox(),
  }
  try {
    return await startLake(options, portOf(lakeOrigin))
  } catch (error) {
    if (!isPortTaken(error)) throw error
    throw new Error(`the port of ${lakeOrigin.origin} (SANITY_STUDIO_API_HOST) is taken by another program.`, {
      cause: error,
    })
  }
}
