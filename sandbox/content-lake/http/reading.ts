import { Dataset } from '../query/dataset.ts'
import { type Perspective, parsePerspective } from '../query/perspective.ts'
import type { LakeDataset } from '../store/lake-dataset.ts'
import type { LakeContext } from './environment.ts'
import { httpError } from './errors.ts'

/** From this version on a query without a perspective sees published documents only; before, it saw everything. */
const PUBLISHED_BY_DEFAULT = '2025-02-19'

const publicParts = new WeakMap<LakeDataset, Dataset>()

/** Documents whose id has a dot (drafts, versions, system and private ones) are for those with a token only. */
export function isPublic(document: { _id: string }): boolean {
  return !document._id.includes('.')
}

/** What the request may read: everything with a token; without one, the public part of a public dataset. */
export function readableDocuments(c: LakeContext, dataset: LakeDataset): Dataset {
  requireReader(c, dataset)
  return c.get('user') ? dataset.documents : publicPart(dataset)
}

/** @throws LakeError 401 for those without a token when the dataset is private */
export function requireReader(c: LakeContext, dataset: LakeDataset): void {
  if (!c.get('user') && c.get('lake').datasetInfo(dataset.name)?.aclMode === 'private') {
    throw httpError(401, 'Unauthorized - this dataset is private and requires a valid token')
  }
}

/** @throws LakeError 400 for an invalid perspective, 401 for drafts and releases without a token */
export function readPerspective(c: LakeContext, wanted: unknown): Perspective {
  const perspective = parse(wanted) ?? defaultPerspective(c)
  if (c.get('user') || perspective === 'published') return perspective
  // Anonymous readers can only see published documents, which a `raw` read returns.
  if (perspective === 'raw') return 'published'
  throw httpError(401, 'Unauthorized - this perspective requires a valid token')
}

function parse(wanted: unknown): Perspective | undefined {
  if (wanted === undefined || wanted === '') return undefined
  try {
    return parsePerspective(Array.isArray(wanted) ? wanted.map(String) : String(wanted))
  } catch (error) {
    throw httpError(400, error instanceof Error ? error.message : 'invalid perspective')
  }
}

function defaultPerspective(c: LakeContext): Perspective {
  const version = c.get('apiVersion')
  return version !== '1' && (version === 'X' || version >= PUBLISHED_BY_DEFAULT) ? 'published' : 'raw'
}

/** A second index over the same documents, built for the first anonymous reader and updated with every commit. */
function publicPart(dataset: LakeDataset): Dataset {
  const known = publicParts.get(dataset)
  if (known) return known
  const part = new Dataset()
  for (const document of dataset.documents.all()) if (isPublic(document)) part.upsert(document)
  dataset.follow(({ changes }) => {
    for (const { id, before, after } of changes) {
      if (!isPublic({ _id: id })) continue
      if (before) part.exchange(before)
      if (!after) part.remove(id)
      else {
        part.upsert(after)
        part.exchange(dataset.documents.kept(id) ?? after)
      }
    }
  })
  publicParts.set(dataset, part)
  return part
}
