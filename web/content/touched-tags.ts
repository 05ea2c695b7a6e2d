import 'server-only'
import { unavailable } from '../lib/unavailable.ts'
import { previewClient } from '../services/sanity/client.ts'
import { apiFetchTimeout } from '../services/sanity/client-config.ts'
import { documentTag, type Publication, routesTag, tagsOfPublication, typeTag } from './cache-tags.ts'
import type { Notice } from './publish-webhook.ts'

/** More than this many documents that mention one are left to the hourly refresh. */
const mostReferrers = 200

/** The cache tags of everything that a notice says has changed. */
export async function touchedTags(notice: Notice): Promise<readonly string[]> {
  if ('since' in notice) return tagsChangedSince(notice.since)
  return [...tagsOfPublication(notice), ...(await tagsOfReferrers(notice))]
}

/**
 * Tags of the documents that mention one which has just appeared or gone: their pages showed a gap where it stands now,
 * or the other way round, so its own tag was not on them. A delivery is handled once only, so a lake that does not answer
 * now costs these, not the publication's own tags.
 */
async function tagsOfReferrers({ _id, before, after }: Publication): Promise<readonly string[]> {
  if (before && after) return []
  const params = { id: _id, most: mostReferrers }
  try {
    const query = '*[references($id)][0...$most]._id'
    const ids = await previewClient.fetch<string[]>(query, params, inTime())
    return ids.map(documentTag)
  } catch (error) {
    console.error(`What mentions ${_id} could not be read:`, error)
    return []
  }
}

async function tagsChangedSince(since: string): Promise<readonly string[]> {
  const query = '*[_updatedAt > $since]{_id, _type}'
  const changed = await previewClient
    .fetch<{ _id: string; _type: string }[]>(query, { since }, inTime())
    .catch(unavailable)
  if (changed.length === 0) return []
  const tags = changed.flatMap(({ _id, _type }) => [documentTag(_id), typeTag(_type)])
  return [...new Set([...tags, routesTag])]
}

/** The lake's webhook waits for the answer. */
function inTime() {
  return { perspective: 'published', signal: AbortSignal.timeout(apiFetchTimeout) } as const
}
