import type { Verdict } from './codes.ts'

const videoUrl = /^https:\/\/(?:vimeo\.com\/|player\.vimeo\.com\/video\/)\d+(?:[/?#].*)?$/

/** Only https addresses of the video host that carry a numeric id are accepted (specification sections 5 and 8). */
export function checkVideoUrl(value: string | undefined): Verdict {
  return !value || videoUrl.test(value) || `Invalid url: ${value}`
}
