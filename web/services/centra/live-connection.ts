import { pageSettings } from '#web/config/page-settings.ts'
import { reportError } from '../errors/report-error.ts'
import type { CentraConnection } from './connection.ts'
import { storedToken } from './stored-token.ts'

/** The shop's platform, with the token of this browser's selection. */
export const centraConnection: CentraConnection = {
  baseUrl: pageSettings.centraApiUrl ?? '',
  tokens: storedToken,
  fetch: (url, init) => fetch(url, init),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  report: (error) => reportError(error, { where: 'centra' }),
}
