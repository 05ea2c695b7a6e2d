import { videoOf } from '#web/domain/content/video-url.ts'
import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

/** The address of a video that the storefront can play; the message starts as in docs/product/8. */
export function checkVideoUrl(value: string | undefined): Verdict {
  return (
    !value ||
    videoOf(value) !== undefined ||
    t('Invalid url: {value} – only Vimeo is accepted, with the number of the video: https://vimeo.com/76979871', {
      value,
    })
  )
}
