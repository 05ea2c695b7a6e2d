import { createClient, type SanityClient } from '@sanity/client'
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright'

/** Origins of the sandbox that is measured. */
type Places = { readonly storefront: string; readonly studio: string; readonly lake: string }

/** A page whose h1 is the text of one field. */
type PreviewedPage = { readonly path: string; readonly documentId: string; readonly field: string }

export const previewedPages: readonly PreviewedPage[] = [
  { path: '/nb', documentId: 'homePage', field: 'heroHeading.nb' },
  { path: '/nb/shop', documentId: 'shopPage', field: 'title.nb' },
  { path: '/nb/community', documentId: 'communityPage', field: 'title.nb' },
]

/** What was written or shown, and when, in milliseconds since 1970: the frames' own clocks begin with their pages. */
type Noted = { readonly text: string; readonly at: number }

const patience = 60_000
const betweenKeys = 140

/** A browser context that is signed in to the Studio, whose files it has loaded once. */
export async function signIn(browser: Browser, places: Places): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(patience)
  await context.addInitScript(noteTexts)
  const page = await context.newPage()
  const address = new URL('/v1/auth/login/local', places.lake)
  address.searchParams.set('origin', `${places.studio}/`)
  await page.goto(address.href)
  await page.getByRole('link', { name: /Kari/ }).click()
  await page.getByTestId('studio-navbar').waitFor()
  await open(page, places, '/nb')
  await page.close()
  return context
}

/** Milliseconds until the form and the overlays of a page could be used, for each opening. */
export async function measureOpenings(
  context: BrowserContext,
  places: Places,
  { path, field }: PreviewedPage,
  times: number,
): Promise<{ form: number; click: number }[]> {
  const measured: { form: number; click: number }[] = []
  while (measured.length < times) {
    const page = await context.newPage()
    const started = performance.now()
    const preview = await open(page, places, path)
    const since = () => performance.now() - started
    const [form, click] = await Promise.all([formField(page, field).then(since), clickable(page, preview).then(since)])
    measured.push({ form, click })
    await page.close()
  }
  return measured
}

/** Milliseconds from each key until the preview shows what was written. The document is put back as it was. */
export async function measureTyping(
  context: BrowserContext,
  places: Places,
  { path, documentId, field }: PreviewedPage,
  keys: number,
): Promise<number[]> {
  const lake = lakeClient(places.lake)
  const before = await lake.getDocument(`drafts.${documentId}`)
  const page = await context.newPage()
  try {
    const preview = await open(page, places, path)
    await clickable(page, preview)
    const input = await formField(page, field)
    await input.focus()
    await input.press('End')
    await page.evaluate(() => Reflect.set(window, 'written', []))
    await page.keyboard.type('skogen'.repeat(keys).slice(0, keys), { delay: betweenKeys })
    const last = await input.inputValue()
    await preview
      .locator('h1')
      .filter({ hasText: new RegExp(`${last.slice(-12)}`) })
      .waitFor()
    const written: Noted[] = await page.evaluate(() => Reflect.get(window, 'written'))
    const shown: Noted[] = await preview.locator('body').evaluate(() => Reflect.get(window, 'shown'))
    return written.map(({ at }, index) => {
      const texts = new Set(written.slice(index).map(({ text }) => text))
      const seen = shown.find((each) => each.at >= at && texts.has(each.text))
      return (seen?.at ?? Number.POSITIVE_INFINITY) - at
    })
  } finally {
    await page.close()
    if (before) await lake.createOrReplace(before)
    else await lake.delete(`drafts.${documentId}`)
  }
}

async function open(page: Page, places: Places, path: string): Promise<FrameLocator> {
  await page.goto(`${places.studio}/presentation?${new URLSearchParams({ preview: places.storefront + path })}`, {
    waitUntil: 'commit',
  })
  return page.frameLocator('iframe')
}

async function formField(page: Page, field: string) {
  const input = page.getByTestId(`field-${field}`).locator('input, textarea').and(page.locator(':enabled')).first()
  await input.waitFor()
  return input
}

/** Waits until the overlay of the heading follows the pointer. */
async function clickable(page: Page, preview: FrameLocator): Promise<void> {
  const heading = preview.locator('h1')
  await heading.waitFor()
  const overlay = preview.locator('sanity-visual-editing [data-hovered]')
  while ((await overlay.count()) === 0) {
    await page.mouse.move(0, 0)
    await heading.hover({ force: true })
    await page.waitForTimeout(20)
  }
}

function lakeClient(apiHost: string): SanityClient {
  const {
    SANITY_STUDIO_PROJECT_ID: projectId,
    SANITY_STUDIO_DATASET: dataset,
    SANITY_API_WRITE_TOKEN: token,
  } = process.env
  const place = { projectId: projectId ?? '', dataset: dataset ?? '', apiHost, useProjectHostname: false }
  return createClient({ ...place, token: token ?? '', apiVersion: '2025-02-19', useCdn: false })
}

/** Runs in every frame: notes what is written into inputs, and each text of the page's h1. */
function noteTexts(): void {
  const now = () => performance.timeOrigin + performance.now()
  const written: Noted[] = []
  const shown: Noted[] = []
  Object.assign(window, { written, shown })
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  document.addEventListener(
    'input',
    ({ target }) => {
      const noted: unknown = Reflect.get(window, 'written')
      if (isField(target) && Array.isArray(noted)) noted.push({ text: Reflect.get(target ?? {}, 'value'), at: now() })
    },
    true,
  )
  new MutationObserver(() => {
    // Without the marks of click-to-edit.
    const text = document.querySelector('h1')?.textContent?.replaceAll(/[\u200B-\u200D\u2060-\u2064\uFEFF]/g, '')
    if (text && text !== shown.at(-1)?.text) shown.push({ text: text.replaceAll('\u00A0', ' '), at: now() })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
