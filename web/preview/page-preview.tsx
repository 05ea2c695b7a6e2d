import 'server-only'
import { env } from '../config/server-env.ts'
import { LazyLiveTexts } from './lazy-live-texts.tsx'

/**
 * The part of the preview that belongs to a page and not to the layout around it. React hydrates a page later than its
 * layout, and a text that has changed before that does not match what the server sent.
 */
export function PagePreview() {
  return <LazyLiveTexts studioOrigin={env.studioOrigin} />
}
