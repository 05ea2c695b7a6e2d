import 'server-only'
import { previewClient } from '../services/sanity/client.ts'
import { documentTag, type Publication } from './cache-tags.ts'

/** More than this many documents that mention one are left to the hourly refresh. */
const most = 200

/**
 * Tags of the documents that mention one which has just appeared or gone: their pages showed a gap where it stands now,
 * or the other way round, so its own tag was not on them.
 */
export async function tagsOfReferrers({ _id, before, after }: Publication): Promise<string[]> {
  if (before && after) return []
  const ids = await previewClient.fetch<string[]>(
    '*[references($id)][0...$most]._id',
    { id: _id, most },
    { perspective: 'published' },
  )
  return ids.map(documentTag)
}
