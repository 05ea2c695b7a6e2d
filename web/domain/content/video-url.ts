const videoPage = /^https:\/\/(?:vimeo\.com|player\.vimeo\.com)\/(?:[\w-]+\/)*?(\d+)(?:\/([0-9a-f]+))?\/?(?:[?#].*)?$/

export type Video = { readonly id: string; readonly hash?: string }

/**
 * The video that an address of the video host names (docs/product/5): only its https prefix is accepted, the
 * numeric id is extracted. `hash` is the key of an unlisted video. `undefined` for anything else.
 */
export function videoOf(url: string | null | undefined): Video | undefined {
  const [, id, pathHash] = videoPage.exec(url?.trim() ?? '') ?? []
  if (!id) return undefined
  const hash = pathHash ?? /[?&]h=([0-9a-f]+)/.exec(url ?? '')?.[1]
  return hash ? { id, hash } : { id }
}

/** The address of a video's own page, whichever of its addresses is given; `undefined` for anything else. */
export function videoAddress(url: string): string | undefined {
  const video = videoOf(url)
  return video && ['https://vimeo.com', video.id, video.hash].filter(Boolean).join('/')
}

/** How the player starts: by a click on play, with sound, or by itself, which browsers allow without sound only. */
type PlayerOptions = { readonly loop: boolean; readonly isMuted: boolean }

/** Address of the player, which plays at once. */
export function playerUrl({ id, hash }: Video, { loop, isMuted }: PlayerOptions): string {
  const query = new URLSearchParams({
    autoplay: '1',
    dnt: '1',
    ...(isMuted && { muted: '1' }),
    ...(loop && { loop: '1' }),
    ...(hash && { h: hash }),
  })
  return `https://player.vimeo.com/video/${id}?${query}`
}
