import { simulatedAddress } from '#web/domain/simulation/simulation.ts'

/** The Presentation tool's address that shows a page with a simulation, in the release that is shown now. */
export function shareLink(studioAddress: string, preview: string, text: string): string {
  const link = new URL(studioAddress)
  link.searchParams.set('preview', simulatedAddress(preview, text))
  return link.href
}
