import { videoOf } from '#web/domain/content/video-url.ts'
import type { Verdict } from './codes.ts'

const accepted = 'only Vimeo is accepted, with the number of the video: https://vimeo.com/76979871'

/** The address of a video that the storefront can play; the message starts as in docs/product/8. */
export function checkVideoUrl(value: string | undefined): Verdict {
  return !value || videoOf(value) !== undefined || `Invalid url: ${value} – ${accepted}`
}
