import { createHash } from 'node:crypto'
import { type LakeDocument, publishedIdOf } from './documents.ts'
import type { Reads } from './reads.ts'

const EVERYTHING = tag('*')

/** The tags of what a query read. A change to a document makes results with the same tag stale. */
export function syncTagsFor(reads: Reads): string[] {
  const tags = new Set<string>()
  if (reads.everything) tags.add(EVERYTHING)
  for (const type of reads.types) tags.add(tag(`type:${type}`))
  for (const id of reads.ids) tags.add(tag(`id:${id}`))
  return [...tags]
}

/** The tags that a created, changed or deleted document makes stale. A draft has those of its published form. */
export function syncTagsOf(document: LakeDocument): string[] {
  return [EVERYTHING, tag(`type:${document._type}`), tag(`id:${publishedIdOf(document._id)}`)]
}

function tag(subject: string): string {
  const hash = createHash('sha256').update(subject).digest('base64url').replaceAll(/[-_]/g, 'x')
  return `s1:${hash.slice(0, 8)}`
}
