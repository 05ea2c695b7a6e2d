import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { SanityClient } from '@sanity/client'

export type OwnPage = { id: string; draftId: string; slug: string; path: string }

/** Publishes a landing page for one test. */
export async function publishOwnPage(lake: SanityClient, title: { nb: string; en: string }): Promise<OwnPage> {
  const slug = `e2e-${randomUUID()}`
  const id = `landingPage-${slug}`
  await lake.create(landingPage(id, slug, title))
  return { id, draftId: `drafts.${id}`, slug, path: `/nb/${slug}` }
}

/**
 * For tests about something else: on a busy machine a publication takes its time, and how long is tested in
 * publishing.e2e.ts.
 */
export async function untilPublic(request: APIRequestContext, { path }: OwnPage): Promise<void> {
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 60_000 }).toBe(200)
}

export async function draftOwnPage(
  lake: SanityClient,
  { draftId, slug }: OwnPage,
  title: { nb: string; en: string },
): Promise<void> {
  await lake.createOrReplace(landingPage(draftId, slug, title))
}

export async function removeOwnPage(lake: SanityClient, { id, draftId }: OwnPage): Promise<void> {
  await lake.transaction().delete(draftId).delete(id).commit()
}

function landingPage(_id: string, current: string, title: { nb: string; en: string }) {
  const slug = { _type: 'slug', current }
  return {
    _id,
    _type: 'landingPage',
    title: { _type: 'localeString', ...title },
    path: { _type: 'localeSlug', nb: slug, en: slug },
    lead: { _type: 'localeText', nb: 'Verkstedet er åpent.', en: 'The workshop is open.' },
  }
}
