import { randomUUID } from 'node:crypto'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { enablePreviewAccessSharing } from '@sanity/preview-url-secret/toggle-preview-access-sharing'
import { afterAll, expect, test, vi } from 'vitest'
import { openTarget, READ_TOKEN } from '#tests/contract/lake/target.ts'
import { stubbedEnvironment } from '#web/config/stub-environment.ts'

/** Next's part, once the secret is right. */
const enableDraftMode = vi.hoisted(() => vi.fn(async () => new Response(null, { status: 307 })))
vi.mock('next-sanity/draft-mode', () => ({ defineEnableDraftMode: () => ({ GET: enableDraftMode }) }))

const lake = await openTarget()
const environment = {
  ...stubbedEnvironment,
  SANITY_STUDIO_API_HOST: lake.origin,
  SANITY_STUDIO_PROJECT_ID: lake.projectId,
  SANITY_API_READ_TOKEN: READ_TOKEN,
}
for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
afterAll(async () => {
  vi.unstubAllEnvs()
  await lake.close()
})
const { GET } = await import('#web/app/api/draft-mode/enable/route.ts')

async function open(secret: string) {
  enableDraftMode.mockClear()
  const query = new URLSearchParams({ 'sanity-preview-secret': secret, 'sanity-preview-pathname': '/nb' })
  const response = await GET(new Request(`http://localhost:3000/api/draft-mode/enable?${query}`))
  return { status: response.status, isDraft: enableDraftMode.mock.calls.length === 1 }
}

test('[R6.05] the secret that the Studio writes for an editor opens the preview', async () => {
  const { secret } = await createPreviewSecret(lake.client, 'sanity/presentation', 'http://localhost:3333', 'pkari')
  expect(await open(secret)).toEqual({ status: 307, isDraft: true })
})

test('[R6.05] the secret of a shared preview opens nothing, even while sharing is on in the lake', async () => {
  const { secret } = await enablePreviewAccessSharing(lake.client, 'sanity/presentation', 'http://localhost:3333', 'p')
  expect(await open(secret)).toEqual({ status: 401, isDraft: false })
})

test.each(['', randomUUID()])('"%s" opens nothing', async (secret) => {
  expect(await open(secret)).toEqual({ status: 401, isDraft: false })
})
