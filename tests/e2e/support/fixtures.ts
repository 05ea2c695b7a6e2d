import {
  type BrowserContext,
  type ConsoleMessage,
  type Dialog,
  expect,
  type Page,
  test as playwrightTest,
  type WebError,
} from '@playwright/test'
import { createClient, type SanityClient } from '@sanity/client'
import { testAddresses } from '#tests/setup/addresses.ts'
import { type ConsentChoice, consentOf, onlyNecessary } from '#web/domain/visitor/consent.ts'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'
import { closeDocuments, isInStudio } from './close-documents.ts'
import { forgetEndsOfStreams } from './draft-mode.ts'
import { saveData } from './page-requests.ts'

export type Fixtures = {
  /** Console errors, uncaught errors and policy violations of the pages; a test that expects some empties the list. */
  pageErrors: string[]
  /**
   * What the browser has asked by dialogs of its own (`beforeunload`, `confirm`, ...), each answered with yes; a test
   * that expects some empties the list.
   */
  browserDialogs: string[]
  /** `centraId`s of the products that this test created: pages in other tests list them too, until they are deleted. */
  ownNumbers: Set<string>
  /** A client that may write to the lake, for a test's own documents. */
  lake: SanityClient
  /** Whether this browser has closed the overshoot-day splash before; false in tests of the splash itself. */
  hasDismissedSplash: boolean
  /** The consent given in this browser before; null for a visitor who sees the consent banner. */
  consent: ConsentChoice | null
  /**
   * Whether the browser saves data, so that pages fetch no others ahead: after each publication of another test the
   * server would render up to ten for each open page again. False in tests of what is fetched ahead and of some others.
   */
  savesData: boolean
}

export type WorkerOptions = {
  /**
   * Whether the tests of a worker run in one browser context, one after the other, which keeps cached files and an open
   * Studio between them.
   */
  sharesStudio: boolean
}

type TestOptions = {
  /** Whether the test needs a page that nothing was loaded in: it changes how the page or its language starts. */
  needsNewPage: boolean
}

type WorkerFixtures = WorkerOptions & {
  /** The context of a worker whose tests share a Studio. */
  sharedContext: () => Promise<BrowserContext>
}

/** Everything that a browser stores of a visit except cached files, in the words of the DevTools protocol. */
const VISIT = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage,storage_buckets'

const INVISIBLE = /[\u200B-\u200D\u2060-\u2064\uFEFF\u{E0000}-\u{E007F}]/u
/** The character that keeps “e-post” on one line (web/i18n/unbroken.ts). */
const JOINER = /(?<=e-)\u2060(?=post|mail)/gi

/**
 * Starting the Studio takes more processor time than most tests of it, so the tests of a worker share its page. Between
 * two tests it shows no document, and what else distinguishes a visitor is removed. A failed test ends its worker.
 */
const base = playwrightTest.extend<TestOptions, WorkerFixtures>({
  sharesStudio: [false, { option: true, scope: 'worker' }],
  sharedContext: [
    async ({ browser }, use) => {
      let kept: Promise<BrowserContext> | undefined
      await use(() => {
        kept ??= browser.newContext({ baseURL: testAddresses.SITE_ORIGIN })
        return kept
      })
      await (await kept)?.close()
    },
    { scope: 'worker' },
  ],
  needsNewPage: [false, { option: true }],
  context: async ({ context, sharesStudio, sharedContext, needsNewPage }, use) => {
    if (!sharesStudio) return await use(context)
    const shared = await sharedContext()
    if (needsNewPage) await forgetVisit(shared, true)
    await use(shared)
    await forgetVisit(shared, needsNewPage)
  },
  page: async ({ context, viewport }, use) => {
    const [open] = context.pages()
    if (open && viewport) await open.setViewportSize(viewport)
    await open?.emulateMedia({ colorScheme: null })
    await use(open ?? (await context.newPage()))
  },
})

/**
 * Every test fails on console errors, uncaught errors and policy violations of the storefront's pages, and on dialogs
 * of the browser.
 */
export const test = base.extend<Fixtures>({
  browserDialogs: [
    async ({ browser }, use) => {
      const dialogs: string[] = []
      const onDialog = (dialog: Dialog) => {
        dialogs.push(`${dialog.type()} ${dialog.message()}`.trimEnd())
        void dialog.accept().catch(() => {})
      }
      const watched = new Set<BrowserContext>()
      const watch = (context: BrowserContext) => void watched.add(context.on('dialog', onDialog))
      // Including contexts that a test creates for other visitors.
      browser.contexts().forEach(watch)
      browser.on('context', watch)
      await use(dialogs)
      browser.off('context', watch)
      for (const context of watched) context.off('dialog', onDialog)
      expect(dialogs, 'dialogs of the browser').toEqual([])
    },
    { auto: true },
  ],
  hasDismissedSplash: [true, { option: true }],
  consent: [onlyNecessary, { option: true }],
  savesData: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  pageErrors: async ({}, use) => {
    await use([])
  },
  context: async ({ context, sharesStudio, pageErrors, ownNumbers, hasDismissedSplash, consent, savesData }, use) => {
    const choice = consent && consentOf(consent)
    const stored = serialiseLocalState({ ...initialLocalState, hasDismissedSplash, consent: choice })
    const initScript = await context.addInitScript(
      ([key, value]) => {
        // Frames without an origin have no storage. What a page has stored since is kept.
        if (origin !== 'null') localStorage[key] ??= value
      },
      [localStateKey, stored] as const,
    )
    const saver = savesData ? await saveData(context) : undefined
    const onConsole = (message: ConsoleMessage) => {
      const { url } = message.location()
      // The Studio logs failed calls to the vendor's hosts, which it can do without.
      const ofStorefront = url === '' || url.startsWith(testAddresses.SITE_ORIGIN)
      if (message.type() !== 'error' || !ofStorefront || isProductOfAnotherTest(url, ownNumbers)) return
      if (prefetchedMissing(message.text(), url)) return
      // adyen-web logs this when its page is left, or its Drop-in replaced, before the card fields have started.
      if (message.text().includes('Trying to initialise a securedField iframe')) return
      pageErrors.push(`${message.text()} ${url}`.trimEnd())
    }
    const onError = (error: WebError) => pageErrors.push(error.error().message)
    context.on('console', onConsole).on('weberror', onError)
    await use(context)
    context.off('console', onConsole).off('weberror', onError)
    await initScript.dispose()
    await saver?.dispose()
    if (sharesStudio) forgetEndsOfStreams(pageErrors)
    expect(pageErrors, 'console errors, uncaught errors or policy violations').toEqual([])
  },
  page: async ({ page }, use) => {
    await use(page)
    // The test has ended: a route that still waits for a response would fail with the page.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  ownNumbers: async ({}, use) => {
    await use(new Set())
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  lake: async ({}, use) => {
    await use(lakeClient())
  },
})

export { expect }

/**
 * Removes what a test has left in its context, except cached files and, if the next test may use it, a Studio that is
 * signed in and shows no document.
 */
async function forgetVisit(context: BrowserContext, endsStudio: boolean): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  const studio = endsStudio ? undefined : context.pages().find(isInStudio)
  await studio?.unrouteAll({ behavior: 'ignoreErrors' })
  const last = studio ?? (await context.newPage())
  await Promise.all(context.pages().map((page) => page === last || page.close()))
  if (studio) await closeDocuments(studio)
  const client = await context.newCDPSession(last)
  const forget = (address: string) =>
    client.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: VISIT })
  await forget(testAddresses.SITE_ORIGIN)
  await context.clearCookies()
  await context.clearPermissions()
  if (studio) {
    await studio.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (!key.includes('auth')) localStorage.removeItem(key)
      sessionStorage.clear()
    })
  } else {
    await forget(testAddresses.STUDIO_ORIGIN)
    await forget(testAddresses.SANITY_STUDIO_API_HOST)
    await last.close()
  }
  await client.detach().catch(() => {})
}

/** Whether it prefetched a page of a test that is gone by now. */
function prefetchedMissing(text: string, url: string): boolean {
  return text.includes('404') && /\/e2e-[0-9a-f-]{36}(-\d+)?\?_rsc=/.test(url)
}

/** Products of other tests, known by their seven-digit numbers, are deleted while this page lists them. */
function isProductOfAnotherTest(url: string, ownNumbers: ReadonlySet<string>): boolean {
  const number = /\/crowdfunding\/product\/(\d{7})$/.exec(url)?.[1]
  return number !== undefined && !ownNumbers.has(number)
}

function lakeClient(): SanityClient {
  return createClient({
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'tretopp',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
    apiVersion: '2025-02-19',
    apiHost: testAddresses.SANITY_STUDIO_API_HOST,
    useProjectHostname: false,
    useCdn: false,
    token: process.env.SANITY_API_WRITE_TOKEN ?? '',
  })
}

/** The page's cumulative layout shift so far. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
        }).observe({ type: 'layout-shift', buffered: true })
        // Buffered entries are delivered before the second frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

/** Whether a text carries the invisible characters that encode click-to-edit. */
export function hasInvisibleCharacters(text: string): boolean {
  return INVISIBLE.test(text.replace(JOINER, ''))
}
