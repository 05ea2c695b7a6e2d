import { pageSettings } from '#web/config/page-settings.ts'
import { pageSimulation } from '#web/lib/page-simulation.ts'
import { reportError } from '../errors/report-error.ts'
import { storedLocalState, updateLocalState } from '../local-state/local-state.ts'
import type { CentraConnection, TokenStore } from './connection.ts'

/** The token in this browser's storage (docs/product/3: `centra`). */
const storedToken: TokenStore = {
  read: () => storedLocalState().centra?.token ?? null,
  replace: (sent, received) => {
    let isKept = false
    updateLocalState(({ centra }) => {
      isKept = (centra?.token ?? null) === sent
      return isKept ? { centra: { lines: [], ...centra, token: received } } : {}
    })
    return isKept
  },
}

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
