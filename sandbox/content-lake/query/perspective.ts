import { draftIdOf, isPublishedId, type LakeDocument, publishedIdOf, versionIdOf } from './documents.ts'

/** A stack names releases, `drafts` and `published`, strongest first; `published` is always its last resort. */
export type Perspective = 'raw' | 'published' | 'drafts' | string[]

const RELEASE_NAME = /^[a-zA-Z0-9_-]+$/

/**
 * Reads the `perspective` of a request: one name or several separated by commas. `previewDrafts` is the old name of
 * `drafts`. Throws a RangeError for an unknown perspective.
 */
export function parsePerspective(value: string | readonly string[]): Perspective {
  const names = (typeof value === 'string' ? value.split(',') : [...value])
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  const wrong = names.find((name) => !RELEASE_NAME.test(name))
  if (names.length === 0 || wrong !== undefined) throw new RangeError(`invalid perspective: ${String(wrong ?? value)}`)
  if (names.length === 1) {
    const [only = 'published'] = names
    if (only === 'raw' || only === 'published' || only === 'drafts') return only
  }
  if (names.includes('raw')) throw new RangeError('the raw perspective cannot be combined with others')
  return [...new Set(names)]
}

/** Layers of a perspective, strongest first; undefined for `raw`, which has none. */
export function layersOf(perspective: Perspective): readonly string[] | undefined {
  if (perspective === 'raw') return undefined
  if (perspective === 'published') return ['published']
  if (perspective === 'drafts') return ['drafts', 'published']
  const layers = perspective.map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  return layers.includes('published') ? layers : [...layers, 'published']
}

/** One string a perspective: equal perspectives have equal keys. */
export function perspectiveKey(perspective: Perspective): string {
  return layersOf(perspective)?.join(',') ?? 'raw'
}

/** The id under which a perspective shows a stored document, or undefined when it belongs to none of its layers. */
export function seenIdOf(storedId: string, layers: readonly string[] | undefined): string | undefined {
  if (layers === undefined) return storedId
  if (layers.length === 1 && layers[0] === 'published') return isPublishedId(storedId) ? storedId : undefined
  return publishedIdOf(storedId)
}

/** The stored document that a perspective shows under a published id: the one of the strongest layer that has any. */
export function resolveLayers(
  publishedId: string,
  layers: readonly string[],
  get: (id: string) => LakeDocument | undefined,
): LakeDocument | undefined {
  for (const layer of layers) {
    const document = get(layerId(publishedId, layer))
    if (document) return isMarkedForDeletion(document) ? undefined : document
  }
  return undefined
}

function layerId(publishedId: string, layer: string): string {
  if (layer === 'published') return publishedId
  return layer === 'drafts' ? draftIdOf(publishedId) : versionIdOf(publishedId, layer)
}

/** A version that unpublishes its document when the release goes out. */
function isMarkedForDeletion(document: LakeDocument): boolean {
  const system = document._system
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true
}
