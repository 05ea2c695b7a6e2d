import type { SanityClient } from 'sanity'
import { fileOf, type LeftOut, missing, type Placed } from './arrange.ts'
import { isPicture, type PastedPicture } from './pasted-blocks.ts'
import type { Block } from './tidy.ts'

/** Pictures that the lake can scale and every browser shows. */
const kinds = /^image\/(?:png|jpeg|webp|gif|avif)$/

/** Milliseconds until a picture of another site counts as missing. */
const PATIENCE_MS = 20_000

/** The address of a picture in a lake, which has its name. */
const inLake = /\/images\/[^/]+\/[^/]+\/([0-9a-f]{40}-\d+x\d+)\.(\w+)(?:\?|$)/

/** Id of the lake's own picture at an address of `lakeOrigins`. */
export function assetAt(source: string, lakeOrigins: readonly string[]): string | undefined {
  const origin = URL.parse(source)?.origin
  const [, name, extension] = inLake.exec(source) ?? []
  return origin && lakeOrigins.includes(origin) && name ? `image-${name}-${extension}` : undefined
}

/** Uploads a picture, and returns the id of its asset. Fails if this browser cannot read it. */
export type Upload = (source: string) => Promise<string>

/** Uploads what is in the clipboard itself and what other sites let this one read; the lake's own is there already. */
export function uploadWith(client: SanityClient, lakeOrigins: readonly string[]): Upload {
  return async (source) => {
    const own = assetAt(source, lakeOrigins)
    if (own) return own
    if (!/^(?:data:|https:)/i.test(source)) throw new Error('This picture has no address that can be read.')
    const response = await fetch(source, { credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) })
    const picture = await response.blob()
    if (!response.ok || !kinds.test(picture.type)) throw new Error('This is no picture.')
    const filename = fileOf(source)
    const { _id } = await client.assets.upload('image', picture, { ...(filename && { filename }), tag: 'paste' })
    return _id
  }
}

/**
 * The blocks with their pictures uploaded, each source once; those that fail are left out and named. When nothing else
 * is pasted, the first of them stays as a block without its file: the editor repeats text when it has nothing to
 * insert.
 */
export async function withPictures(placed: readonly Placed[], upload: Upload) {
  const uploads = new Map<string, Promise<string>>()
  const uploaded = (source: string) => {
    const running = uploads.get(source) ?? upload(source)
    uploads.set(source, running)
    return running
  }
  const left: LeftOut[] = []
  const blocks = await Promise.all(
    placed.map(async ({ block, after }): Promise<Block[]> => {
      if (!isPicture(block)) return [block]
      try {
        return [pictureBlock(block, await uploaded(block.source))]
      } catch {
        left.push(missing(block, after))
        return []
      }
    }),
  )
  const [first] = placed.map(({ block }) => block).filter(isPicture)
  const pasted = blocks.flat()
  return { blocks: pasted.length === 0 && first ? [pictureBlock(first, undefined)] : pasted, left }
}

/** The picture block of the content model. */
function pictureBlock({ _key, alt, caption }: PastedPicture, asset: string | undefined) {
  return {
    _type: 'image',
    _key,
    ...(asset && { asset: { _type: 'reference', _ref: asset } }),
    ...(alt && { alt }),
    ...(caption && { caption }),
  }
}
