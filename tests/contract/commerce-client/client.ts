import type { CentraConnection } from '#web/services/centra/connection.ts'
import type { Target } from '../commerce/target.ts'

/** The shop's own client against a test file's platform, with a token of its own. */
export function connectTo(target: Target, token: string | null = null) {
  const kept = { token, reports: [] as string[], waits: [] as number[] }
  const connection: CentraConnection = {
    get baseUrl() {
      return target.url
    },
    tokens: {
      read: () => kept.token,
      replace: (sent, received) => {
        if (kept.token !== sent) return false
        kept.token = received
        return true
      },
    },
    fetch: (url, init) => fetch(url, init),
    wait: async (milliseconds) => {
      kept.waits.push(milliseconds)
    },
    report: (error) => kept.reports.push(error.message),
  }
  return { connection, kept }
}
