import type { SanityClient } from '@sanity/client'
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright'

/** Origins of the sandbox that is measured. */
export type Origins = { readonly storefront: string; readonly studio: string; readonly lake: string }

/** A page whose h1 is the text of one field. */
type PreviewedPage = { readonly path: string; readonly documentId: string; readonly field: string }

export const previewedPages: readonly PreviewedPage[] = [
  { path: '/nb', documentId: 'homePage', field: 'heroHeading.nb' },
  { path: '/nb/shop', documentId: 'shopPage', field: 'title.nb' },
  { path: '/nb/community', documentId: 'communityPage', field: 'title.nb' },
]

/**
 * A text that was typed or shown, with its time in milliseconds since 1970: each frame's own clock starts with its
 * page.
 */
type TextEvent = { readonly text: string; readonly at: number }

const TIMEOUT_MS = 60_000
const KEY_INTERVAL_MS = 140

/** A browser context that is signed in to the Studio and has the Studio's files in its cache. */
export async function signIn(browser: Browser, origins: Origins): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(TIMEOUT_MS)
  await context.addInitScript(recordTexts)
  const page = await context.newPage()
  const address = new URL('/v1/auth/login/local', origins.lake)
  address.searchParams.set('origin', `${origins.studio}/`)
  await page.goto(address.href)
  await page.getByRole('link', { name: /Kari/ }).click()
  await page.getByTestId('studio-navbar').waitFor()
  // Chromium can crash or hang when a page is closed that is only about to load.
  await clickable(page, await open(page, origins, '/nb'))
  await page.close()
  return context
}

/** Milliseconds until the form and the overlays of a page can be used, for each opening. */
export async function measureOpenings(
  context: BrowserContext,
  origins: Origins,
  { path, field }: PreviewedPage,
  times: number,
): Promise<{ form: number; click: number }[]> {
  const measured: { form: number; click: number }[] = []
  while (measured.length < times) {
    const page = await context.newPage()
    const started = performance.now()
    const preview = await open(page, origins, path)
    const since = () => performance.now() - started
    const [form, click] = await Promise.all([formField(page, field).then(since), clickable(page, preview).then(since)])
    measured.push({ form, click })
    await page.close()
  }
  return measured
}

type Typing = {
  readonly origins: Origins
  readonly client: SanityClient
  readonly page: PreviewedPage
  /** How many keys are typed. */
  readonly keys: number
}

/** Milliseconds from each key until the preview shows the new text. Restores the document afterwards. */
export async function measureTyping(
  context: BrowserContext,
  { origins, client, page: { path, documentId, field }, keys }: Typing,
): Promise<number[]> {
  const before = await client.getDocument(`drafts.${documentId}`)
  const page = await context.newPage()
  try {
    const preview = await open(page, origins, path)
    await clickable(page, preview)
    const input = await formField(page, field)
    await input.focus()
    await input.press('End')
    await page.evaluate(() => Reflect.set(window, 'typed', []))
    await page.keyboard.type('skogen'.repeat(keys).slice(0, keys), { delay: KEY_INTERVAL_MS })
    const last = await input.inputValue()
    await preview
      .locator('h1')
      .filter({ hasText: new RegExp(`${last.slice(-12)}`) })
      .waitFor()
    const typed: TextEvent[] = await page.evaluate(() => Reflect.get(window, 'typed'))
    const shown: TextEvent[] = await preview.locator('body').evaluate(() => Reflect.get(window, 'shown'))
    return typed.map(({ at }, index) => {
      const texts = new Set(typed.slice(index).map(({ text }) => text))
      const seen = shown.find((each) => each.at >= at && texts.has(each.text))
      return (seen?.at ?? Number.POSITIVE_INFINITY) - at
    })
  } finally {
    await page.close()
    if (before) await client.createOrReplace(before)
    else await client.delete(`drafts.${documentId}`)
  }
}

async function open(page: Page, origins: Origins, path: string): Promise<FrameLocator> {
  await page.goto(`${origins.studio}/presentation?${new URLSearchParams({ preview: origins.storefront + path })}`, {
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

/** Runs in every frame: records the text typed into inputs, and each text of the page's h1. */
function recordTexts(): void {
  const now = () => performance.timeOrigin + performance.now()
  const typed: TextEvent[] = []
  const shown: TextEvent[] = []
  Object.assign(window, { typed, shown })
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  document.addEventListener(
    'input',
    ({ target }) => {
      const events: unknown = Reflect.get(window, 'typed')
      if (isField(target) && Array.isArray(events)) events.push({ text: Reflect.get(target ?? {}, 'value'), at: now() })
    },
    true,
  )
  new MutationObserver(() => {
    // Strip the invisible click-to-edit marks.
    const text = document.querySelector('h1')?.textContent?.replaceAll(/[\u200B-\u200D\u2060-\u2064\uFEFF]/g, '')
    if (text && text !== shown.at(-1)?.text) shown.push({ text: text.replaceAll('\u00A0', ' '), at: now() })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
