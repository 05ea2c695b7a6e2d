import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everything, onlyNecessary } from '#web/domain/visitor/consent.ts'

/** As much of a page as a tag manager touches. */
function openPage(pathname = '/nb/shop') {
  const scripts: { src: string }[] = []
  const cookies: string[] = []
  const reload = vi.fn()
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { hostname: 'www.shop.example', pathname, reload })
  vi.stubGlobal('document', {
    querySelector: () => scripts[0] ?? null,
    createElement: () => ({ dataset: {}, src: '' }),
    head: { append: (script: { src: string }) => scripts.push(script) },
    get cookie() {
      return '_ga=1; language=nb; _ga_ABC=2'
    },
    set cookie(text: string) {
      cookies.push(text)
    },
  })
  return { scripts, cookies, reload }
}

vi.mock('#web/config/page-settings.ts', () => ({ pageSettings: { tagManagerId: 'GTM-ABC' } }))
vi.mock('./item-lists.ts', () => ({ watchItemLists: () => () => {} }))

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

async function load() {
  const { chooseConsent } = await import('../consent/consent.ts')
  const { startAnalytics } = await import('./start.ts')
  return { chooseConsent, startAnalytics }
}

test('[R2.24] a tag manager is loaded with consent to analytics only, with advertising denied', async () => {
  const { scripts } = openPage()
  const { chooseConsent, startAnalytics } = await load()
  startAnalytics()
  chooseConsent({ ...everything, analytics: false })
  await vi.dynamicImportSettled()
  expect(scripts).toEqual([])
  chooseConsent({ ...onlyNecessary, analytics: true })
  await vi.dynamicImportSettled()
  expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC'])
  const [command] = window.dataLayer ?? []
  expect(command && [...Object.values(command)]).toMatchObject([
    'consent',
    'default',
    { analytics_storage: 'granted', ad_storage: 'denied' },
  ])
})

test('[R2.24] a withdrawal removes Google’s cookies and no other, and reloads the page', async () => {
  const { cookies, reload } = openPage()
  const { chooseConsent, startAnalytics } = await load()
  startAnalytics()
  chooseConsent(everything)
  await vi.dynamicImportSettled()
  chooseConsent(onlyNecessary)
  await vi.dynamicImportSettled()
  expect(cookies).toContain('_ga=; path=/; max-age=0; domain=shop.example')
  expect(cookies).toContain('_ga_ABC=; path=/; max-age=0; domain=www.shop.example')
  expect(cookies.filter((text) => text.startsWith('language'))).toEqual([])
  expect(reload).toHaveBeenCalledOnce()
})

test('the checkout loads no tag manager, whatever is allowed', async () => {
  const { scripts } = openPage('/nb/checkout')
  const { chooseConsent, startAnalytics } = await load()
  startAnalytics()
  chooseConsent(everything)
  await vi.dynamicImportSettled()
  expect(scripts).toEqual([])
})
