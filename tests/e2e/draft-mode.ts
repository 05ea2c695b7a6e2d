import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { testAddresses } from '#tests/setup/addresses.ts'

/** Opens a storefront path as an editor sees it: with a secret that is written as the Studio's Presentation tool does. */
export async function enterDraftMode(page: Page, lake: SanityClient, path: string): Promise<void> {
  const secret = await createSecret(lake)
  await page.goto(`/api/draft-mode/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=${path}`)
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
