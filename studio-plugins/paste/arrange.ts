import { isFrame, isPicture, type PastedBlock, type PastedPicture } from './pasted-blocks.ts'
import { type Block, isText, textOf } from './tidy.ts'

/** Something of the pasted page that the text cannot have, named for the editor. */
export type LeftOut = {
  readonly kind: 'picture' | 'frame'
  readonly name: string
  /** Start of the text that it came after. */
  readonly after: string
}

export type Placed = { readonly block: Block | PastedPicture; readonly after: string }

type Rules = {
  /** Whether the text can have pictures. */
  readonly takesPictures: boolean
  /** The address of the video block for an address that the page shows in a frame, if the site plays it. */
  readonly videoAt: (address: string) => string | undefined
}

/** Characters of a text that name a place in it. */
const NAME_LENGTH = 40

/** The pasted blocks with the videos that the site plays, and what has to be left out. */
export function arranged(blocks: readonly PastedBlock[], { takesPictures, videoAt }: Rules) {
  const placed: Placed[] = []
  const left: LeftOut[] = []
  let after = ''
  for (const block of blocks) {
    if (isFrame(block)) {
      const url = videoAt(block.address)
      if (url) placed.push({ block: videoBlock(block._key, url, block.title), after })
      else left.push({ kind: 'frame', name: nameOfFrame(block.address, block.title), after })
    } else if (isPicture(block) && !takesPictures) left.push(missing(block, after))
    else {
      if (isText(block)) after = shortened(textOf(block))
      placed.push({ block, after })
    }
  }
  return { placed, left }
}

/** The video block of the content model. */
export function videoBlock(_key: string, url: string, title: string) {
  return { _type: 'embed', _key, url, ...(title && { title }), autoplay: false, loop: false }
}

export function missing({ source, alt }: PastedPicture, after: string): LeftOut {
  return { kind: 'picture', name: alt || fileOf(source), after }
}

/** The name of a picture's file; empty where the address has none. */
export function fileOf(source: string): string {
  if (!/^(?:https?|file):/i.test(source)) return ''
  const [name = ''] = source.split(/[?#]/)[0]?.split(/[/\\]/).slice(-1) ?? []
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export function nameOfFrame(address: string, title: string): string {
  const host = URL.parse(address)?.host.replace(/^www\./, '')
  return [title, host].filter(Boolean).join(', ')
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH).trimEnd()}…` : line
}
