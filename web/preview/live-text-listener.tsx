import { useEffect } from 'react'
import { showLiveTexts } from './show-live-texts.ts'

/**
 * Shows each keystroke of the Studio's form in the page that this is part of, from when the page has hydrated. Renders
 * nothing.
 */
export default function LiveTextListener({ studioOrigin }: { studioOrigin: string }) {
  useEffect(() => showLiveTexts(studioOrigin), [studioOrigin])
  return null
}
