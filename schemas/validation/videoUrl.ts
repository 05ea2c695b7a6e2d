import { videoOf } from '#web/domain/content/video-url.ts'
import type { Verdict } from './codes.ts'

const accepted = 'only Vimeo is accepted, with the number of the video: https://vimeo.com/76979871'

/** The addresses that the storefront plays; the message for all others is that of docs/product/8, and says what is accepted. */
export function checkVideoUrl(value: string | undefined): Verdict {
  return !value || videoOf(value) !== undefined || `Invalid url: ${value} – ${accepted}`
}
