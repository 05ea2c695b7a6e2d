import type { ValidationContext } from 'sanity'
import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

const apiVersion = '2026-01-01'
const another =
  '*[_type == "product" && centraId == $centraId && !(_id in [$id, "drafts." + $id]) && !(_id match "versions.**")][0].title'

/** Each Centra number may belong to one product document only. Queries the lake. */
export async function isOnlyCentraId(centraId: string | undefined, context: ValidationContext): Promise<Verdict> {
  const id = context.document?._id.replace(/^drafts\.|^versions\.[^.]+\./, '')
  if (!centraId || !id) return true
  const title = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: 'raw' })
    .fetch<{ nb?: string } | null>(another, { centraId, id })
  return title === null || t('“{title}” already has this number.', { title: title.nb ?? t('Another product') })
}
