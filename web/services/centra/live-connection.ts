import { pageSettings } from '#web/config/page-settings.ts'
import { pageSimulation } from '#web/lib/page-simulation.ts'
import { reportError } from '../errors/report-error.ts'
import type { CentraConnection } from './connection.ts'
import { storedToken } from './stored-token.ts'

/** The shop's platform, with the token of this browser's selection. */
export const centraConnection: CentraConnection = {
  baseUrl: pageSettings.centraApiUrl ?? '',
  tokens: storedToken,
  fetch: async (url, init) => {
    if (!pageSimulation) return await fetch(url, init)
    const { simulatedFetch } = await import('./simulated-fetch.ts')
    return await simulatedFetch(pageSimulation, url, init)
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  report: (error) => reportError(error, { where: 'centra' }),
}
