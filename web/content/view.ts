import 'server-only'
import type { ClientPerspective } from '@sanity/client'
import { cookies, draftMode } from 'next/headers'
import { resolvePerspectiveFromCookies } from 'next-sanity/live'
import { readSimulation, type Simulation, simulationCookie } from '../domain/simulation/simulation.ts'

/** The state of the content that a request sees. */
type ContentView =
  | { readonly draft: false }
  | {
      readonly draft: true
      readonly perspective: ClientPerspective
      /** What is shown instead of the facts. */
      readonly simulation?: Simulation | undefined
    }

const published: ContentView = { draft: false }

/**
 * The one place that decides between published content and drafts: drafts (or the release chosen in the Studio) only
 * with Next's own draft-mode cookie, which no visitor can make. Without it nothing is simulated either, whatever the
 * other cookies say.
 */
export async function contentView(): Promise<ContentView> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return published
  const jar = await cookies()
  const perspective = await resolvePerspectiveFromCookies({ cookies: jar })
  const simulation = readSimulation(jar.get(simulationCookie)?.value)
  return { draft: true, perspective: perspective ?? 'drafts', simulation }
}
