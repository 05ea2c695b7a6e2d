import 'server-only'
import { env } from '../config/server-env.ts'
import { createEditAttribute, type EditAttribute } from '../lib/edit-attribute.ts'
import { contentView } from './view.ts'

/** Makes pictures and other non-text clickable in draft mode; otherwise undefined. */
export async function editAttribute(): Promise<EditAttribute | undefined> {
  const view = await contentView()
  if (!view.draft) return undefined
  return createEditAttribute({ baseUrl: env.studioOrigin, projectId: env.projectId, dataset: env.dataset })
}
