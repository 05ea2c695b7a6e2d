import { isPublishedId, type LakeDocument, publishedIdOf } from './documents.ts'
import { layersOf, type Perspective, perspectiveKey, resolveLayers, seenIdOf } from './perspective.ts'
import { View } from './view.ts'

/** Maximum number of views in memory; the least recently used are removed. */
const MAX_VIEWS = 8

type Shown = { view: View; layers: readonly string[] | undefined }

/**
 * The documents of one dataset in memory, with a view for each perspective in use. Views and their indexes are made
 * when first asked for and follow every change; nothing is ever rebuilt. Documents given are not copied: the caller
 * must not change them afterwards. They may be heads, whose large fields are read from disk when looked at.
 */
export class Dataset {
  readonly #documents = new Map<string, LakeDocument>()
  /** How many drafts and versions there are by the published id they belong to. Most documents have none. */
  readonly #unpublished = new Map<string, number>()
  readonly #views = new Map<string, Shown>()

  get size(): number {
    return this.#documents.size
  }

  /** The document, whole: later changes do not show in it. */
  get(id: string): LakeDocument | undefined {
    const stored = this.#documents.get(id)
    return stored && { ...stored }
  }

  has(id: string): boolean {
    return this.#documents.has(id)
  }

  /** The stored object itself; valid until the next write. */
  kept(id: string): LakeDocument | undefined {
    return this.#documents.get(id)
  }

  /** All as they are kept. */
  all(): Iterable<LakeDocument> {
    return this.#documents.values()
  }

  /** Adds the document, or puts it in the place of the one with its id. */
  upsert(document: LakeDocument): void {
    if (!this.#documents.has(document._id)) this.#countUnpublished(document._id, 1)
    this.#documents.set(document._id, document)
    this.#refreshViews(document._id)
  }

  /** Replaces a document by an equal object: its head, or the whole document. */
  exchange(same: LakeDocument): void {
    const present = this.#documents.get(same._id)
    if (!present) return
    this.#documents.set(same._id, same)
    for (const { view, layers } of this.#views.values()) {
      const seenId = seenIdOf(same._id, layers)
      if (seenId !== undefined) view.exchange(seenId, present, same)
    }
  }

  remove(id: string): void {
    if (!this.#documents.delete(id)) return
    this.#countUnpublished(id, -1)
    this.#refreshViews(id)
  }

  view(perspective: Perspective): View {
    const key = perspectiveKey(perspective)
    const known = this.#views.get(key)
    if (known) {
      this.#views.delete(key)
      this.#views.set(key, known)
      return known.view
    }
    const layers = layersOf(perspective)
    const shown: Shown = { view: new View(layers !== undefined && layers.length > 1), layers }
    for (const id of this.#documents.keys()) this.#refresh(shown, id)
    this.#views.set(key, shown)
    this.#forgetOldViews()
    return shown.view
  }

  #refreshViews(storedId: string): void {
    for (const shown of this.#views.values()) this.#refresh(shown, storedId)
  }

  #refresh({ view, layers }: Shown, storedId: string): void {
    const seenId = seenIdOf(storedId, layers)
    if (seenId === undefined) return
    view.show(seenId, this.#resolve(seenId, layers))
  }

  #resolve(seenId: string, layers: readonly string[] | undefined): LakeDocument | undefined {
    if (!layers || !this.#unpublished.has(seenId)) return this.#documents.get(seenId)
    return resolveLayers(seenId, layers, (id) => this.#documents.get(id))
  }

  #countUnpublished(id: string, change: 1 | -1): void {
    if (isPublishedId(id)) return
    const publishedId = publishedIdOf(id)
    const count = (this.#unpublished.get(publishedId) ?? 0) + change
    if (count > 0) this.#unpublished.set(publishedId, count)
    else this.#unpublished.delete(publishedId)
  }

  #forgetOldViews(): void {
    for (const key of this.#views.keys()) {
      if (this.#views.size <= MAX_VIEWS) return
      if (key !== 'raw') this.#views.delete(key)
    }
  }
}
