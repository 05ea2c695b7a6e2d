import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientSettings, settingsInPages } from './client-settings.ts'
import { readEnv } from './env.ts'
import { stubbedEnvironment } from './stub-environment.ts'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const optional = { GTM_ID: 'GTM-ABC', SENTRY_DSN: 'http://key@localhost:1/1' }
const env = readEnv({ ...stubbedEnvironment, ...optional })

test('a browser reads what the storefront has written into its page', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: { settings: clientSettings(env) } } })
  const { pageSettings } = await import('./page-settings.ts')
  expect(pageSettings).toEqual({
    centraApiUrl: env.centraApiUrl,
    tagManagerId: 'GTM-ABC',
    sentryDsn: 'http://key@localhost:1/1',
  })
})

test('without a page of the site there are no settings', async () => {
  expect((await import('./page-settings.ts')).pageSettings).toEqual({})
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  expect((await import('./page-settings.ts')).pageSettings).toEqual({})
})

test('pages hold no secret, and every setting that they hold tells builds apart', () => {
  for (const [name, value] of Object.entries(stubbedEnvironment))
    if (/SECRET|TOKEN|DATABASE|SMTP/.test(name)) expect(settingsInPages(env)).not.toContain(value)
  const all = [{}, { SITE_ORIGIN: 'https://other.example' }, { CENTRA_API_URL: 'https://other.example/api/' }]
  const others = [{ GTM_ID: '' }, { SENTRY_DSN: '' }, { SENTRY_ENVIRONMENT: 'test' }]
  const builds = [...all, ...others].map((own) =>
    settingsInPages(readEnv({ ...stubbedEnvironment, ...optional, ...own })),
  )
  expect(new Set(builds).size).toBe(builds.length)
})
