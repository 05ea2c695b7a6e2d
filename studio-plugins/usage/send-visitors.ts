import type { SanityClient, SanityDocument } from '@sanity/client'
import { getDraftId } from 'sanity'
import { redirectId } from '#web/routing/redirects/plan.ts'
import type { LinkablePage } from '../menu-tree/linkable-pages.ts'
import type { LostPath } from './usage.ts'

export type Redirect = {
  readonly _id: string
  readonly _type: 'redirect'
  readonly from: string
  readonly to: string
  readonly permanent: boolean
}

/**
 * Redirects from the addresses of a page that goes to another page, in the visitor's language if that exists. They are
 * permanent when the page is deleted; one that is unpublished may come back.
 */
export function redirectsTo(
  target: Pick<LinkablePage, 'linkNb' | 'linkEn'>,
  lost: readonly LostPath[],
  permanent: boolean,
): Redirect[] {
  return lost.flatMap(({ language, path }) => {
    const inLanguage = { nb: target.linkNb, en: target.linkEn }
    const to = inLanguage[language] ?? target.linkNb ?? target.linkEn
    if (!to || to.toLowerCase() === path.toLowerCase()) return []
    return [{ _id: redirectId(path), _type: 'redirect', from: path, to, permanent }]
  })
}

type Removed =
  | { readonly removal: 'delete'; readonly versions: readonly string[] }
  | { readonly removal: 'unpublish'; readonly published: SanityDocument }

/** Deletes or unpublishes a document and writes the redirects, all or nothing. */
export function removeWithRedirects(client: SanityClient, removed: Removed, redirects: readonly Redirect[]) {
  const transaction = client.transaction()
  if (removed.removal === 'delete') for (const id of removed.versions) transaction.delete(id)
  else {
    const { _rev, _createdAt, _updatedAt, ...content } = removed.published
    transaction.createIfNotExists({ ...content, _id: getDraftId(content._id) }).delete(content._id)
  }
  for (const redirect of redirects) transaction.createOrReplace(redirect)
  return transaction.commit({ tag: 'send-visitors', visibility: 'sync', returnDocuments: false })
}
