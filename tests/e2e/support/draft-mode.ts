import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { testAddresses } from '#tests/setup/addresses.ts'

/**
 * Opens a storefront path as an editor sees it: with a secret that is written as the Studio's Presentation tool does.
 * `perspective` is a release's id; drafts without one.
 */
export async function enterDraftMode(
  page: Page,
  lake: SanityClient,
  path: string,
  perspective = 'drafts',
): Promise<void> {
  await page.goto(await draftModePath(lake, path, perspective))
}

/** Lets the pages that are opened next show drafts. */
export async function allowDrafts(page: Page, lake: SanityClient): Promise<void> {
  await page.request.get(await draftModePath(lake, '/nb', 'drafts'), { maxRedirects: 0 })
}

async function draftModePath(lake: SanityClient, path: string, perspective: string): Promise<string> {
  const query = new URLSearchParams({
    'sanity-preview-secret': await createSecret(lake),
    'sanity-preview-pathname': path,
    'sanity-preview-perspective': perspective,
  })
  return `/api/draft-mode/enable?${query}`
}

async function createSecret(lake: SanityClient): Promise<string> {
  const secret = randomUUID()
  await lake.createOrReplace({
    _id: `drafts.sanity-preview-url-secret.${secret}`,
    _type: 'sanity.previewUrlSecret',
    secret,
    source: 'e2e',
    studioUrl: testAddresses.STUDIO_ORIGIN,
    userId: 'e2e',
  })
  return secret
}

/** With or without the lines of its stack. */
const endOfStream = /^TypeError: (network error|Failed to fetch)(\n +at .*)* \S*\/_next\/static\/chunks\//

/**
 * Leaving a previewed page breaks its stream of edits, open or still connecting; the library that reads it logs that to
 * the console.
 */
export function forgetEndsOfStreams(pageErrors: string[]): void {
  const others = pageErrors.filter((error) => !endOfStream.test(error))
  pageErrors.splice(0, pageErrors.length, ...others)
}
