import 'server-only'
import { simulationCookie } from '#web/domain/simulation/simulation.ts'

const isDraft = /(^|;\s*)__prerender_bypass=./
const isSimulated = new RegExp(`(^|;\\s*)${simulationCookie}=.`)

/**
 * Whether a preview makes this call that simulates something, so that nothing must be changed. The page server lets a
 * draft cookie of this build through and no other (docs/decisions/0008-page-server.md).
 */
export function isSimulating({ headers }: Request): boolean {
  const cookies = headers.get('cookie') ?? ''
  return isDraft.test(cookies) && isSimulated.test(cookies)
}
