import 'server-only'
import { routesTag } from './cache-tags.ts'
import { fetchForApi } from './fetch-content.ts'
import { routesQuery } from './queries/routes.groq.ts'

/** Whether a published product has this id. */
export async function isPublishedProduct(documentId: string): Promise<boolean> {
  const documents = await fetchForApi(routesQuery, {}, [routesTag])
  return documents.some(({ _id, _type }) => _id === documentId && _type === 'product')
}
