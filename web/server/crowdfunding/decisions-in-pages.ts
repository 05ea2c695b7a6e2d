import 'server-only'
import { cacheTag } from 'next/cache'
import { campaignsTag } from '#web/domain/member/page-tags.ts'
import { database } from '../db/database.ts'
import { readForPages } from '../read-for-pages.ts'
import { type DecisionsByProduct, decisionsByProduct } from './campaign-run.ts'

/** The last decision about each product's campaigns, by `centraId`: one query for all pages and lists. */
export async function decisionsInPages(): Promise<DecisionsByProduct> {
  'use cache'
  cacheTag(campaignsTag)
  return (await readForPages(() => decisionsByProduct(database()))) ?? {}
}
