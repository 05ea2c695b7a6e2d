import 'server-only'
import { fetchSecretQuery, tag } from '@sanity/preview-url-secret/constants'
import { previewClient } from '../services/sanity/client.ts'
import { runQuery } from '../services/sanity/run-query.ts'

/**
 * Whether the Studio has written this secret for one editor within the last hour. The secret of Presentation's “Share
 * this preview” is not one: it works for everybody who has the link, and what a preview contains is for editors
 * (docs/decisions/0066-staff-are-persons.md).
 */
export async function isEditorsSecret(secret: string | null): Promise<boolean> {
  if (!secret) return false
  const options = { perspective: 'raw', cache: 'no-store', tag } as const
  return (await runQuery<unknown>(previewClient, fetchSecretQuery, { secret }, options)) !== null
}
