/** What a frame or player shows. */
export type Embed = { readonly address: string; readonly title: string }

/** Elements that show something of another site. */
export const frames = 'iframe, video, audio, embed, object'

export function embedOf(frame: Element): Embed {
  const source = frame.getAttribute('src') ?? frame.getAttribute('data') ?? frame.querySelector('source')?.src ?? ''
  return { address: source.trim().replace(/^\/\//, 'https://'), title: frame.getAttribute('title')?.trim() ?? '' }
}

const code = /^\s*(?:<div[^>]*>\s*)?<(?:iframe|video|audio|embed|object)\b/i

/**
 * What a plain text embeds when it is the code for it, as sites give it to be copied. Undefined for any other text.
 */
export function embedIn(text: string): Embed | undefined {
  const frame = code.test(text) && new DOMParser().parseFromString(text, 'text/html').querySelector(frames)
  return frame ? embedOf(frame) : undefined
}
