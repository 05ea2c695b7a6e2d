import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { testAddresses } from '#tests/setup/addresses.ts'
import { liveDocumentType } from '#web/domain/content/live-document.ts'
import { allowDrafts, enterDraftMode, forgetEndsOfStreams } from '../support/draft-mode.ts'
import { expect, hasInvisibleCharacters, test } from '../support/fixtures.ts'
import { draftOwnPage, publishOwnPage, removeOwnPage, untilPublic } from '../support/own-page.ts'

const bars = {
  nb: { drafts: 'Du ser utkast', exit: 'Avslutt forhåndsvisning' },
  en: { drafts: 'You are viewing drafts', exit: 'Exit preview' },
}

test('a draft is not shown without a valid secret', async ({ request, lake }) => {
  const own = await publishOwnPage(lake, { nb: 'Publisert', en: 'Published' })
  await draftOwnPage(lake, own, { nb: 'Hemmelig utkast', en: 'Secret draft' })
  await untilPublic(request, own)
  for (const secret of ['', 'wrong', randomUUID()]) {
    const query = `?sanity-preview-secret=${secret}&sanity-preview-pathname=${own.path}`
    const response = await request.get(`/api/draft-mode/enable${query}`, { maxRedirects: 0 })
    expect(response.status(), query).toBe(401)
    expect(response.headers()['set-cookie'] ?? '').not.toContain('__prerender_bypass')
  }
  expect(await (await request.get(own.path)).text()).not.toContain('Hemmelig utkast')
  await removeOwnPage(lake, own)
})

test('a valid secret shows the draft with click-to-edit marks, but not in attributes, and with a visible way out', async ({
  page,
  lake,
}) => {
  const own = await publishOwnPage(lake, { nb: 'Publisert', en: 'Published' })
  await draftOwnPage(lake, own, { nb: 'Hemmelig utkast', en: 'Secret draft' })
  await enterDraftMode(page, lake, own.path)
  await expect(page.locator('h1')).toContainText('Hemmelig utkast')
  expect(hasInvisibleCharacters((await page.locator('h1').textContent()) ?? '')).toBe(true)

  const attributes = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes].map(({ value }) => value))
      .join('\n'),
  )
  expect(hasInvisibleCharacters(attributes)).toBe(false)
  expect(hasInvisibleCharacters(await page.title())).toBe(false)
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(hasInvisibleCharacters(jsonLd.join())).toBe(false)

  const cookie = (await page.context().cookies()).find(({ name }) => name === '__prerender_bypass')
  expect(cookie?.httpOnly).toBe(true)

  await expect(page.getByText(bars.nb.drafts)).toBeVisible()
  await page.getByRole('link', { name: bars.nb.exit }).click()
  await expect(page.locator('h1')).toHaveText('Publisert')
  await removeOwnPage(lake, own)
})

test.describe('the preview bar', () => {
  test.use({ consent: null })

  test('covers neither header, bag, buy bar nor consent at any width, says all that is simulated, and leaves the panel of a menu below the header', async ({
    page,
    lake,
    pageErrors,
  }) => {
    await test.step('covers neither header, bag, buy bar nor consent at any width', async () => {
      await enterDraftMode(page, lake, await productPath(lake))
      const bar = page.getByRole('complementary', { name: 'Forhåndsvisning' })
      await expect(bar).toBeVisible()
      for (const width of [375, 800, 1000, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.locator('[data-buy-panel] button').first()).toBeVisible()
        for (const scroll of [0, 500, 5000]) {
          await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scroll)
          await expect.poll(() => coveredBy(page, bar), { message: `${width} px, scrolled ${scroll} px` }).toEqual([])
        }
      }
    })

    await test.step('says all that is simulated at any width', async () => {
      const all =
        'day.2026-12-24_reservations.1000_decision.notEnough_stock.soldOut_deliveryMonth.2027-03_visitor.member'
      await page.goto(`${await productPath(lake)}?simulate=${all}_country.DE`)
      const bar = page.getByRole('complementary', { name: 'Forhåndsvisning' })
      await expect(bar).toContainText('Tyskland')
      for (const width of [375, 800, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        const isWhole = () =>
          bar.evaluate((strip) => {
            const { top, bottom } = strip.getBoundingClientRect()
            const boxes = [...strip.children].map((part) => part.getBoundingClientRect())
            return boxes.every((box) => box.top >= top && box.bottom <= bottom && box.width > 60)
          })
        await expect.poll(isWhole, { message: `${width} px` }).toBe(true)
      }
      await bar.getByRole('link', { name: 'Avslutt simuleringen' }).click()
      await expect(bar).not.toContainText('Tyskland')
    })

    await test.step('leaves the panel of a menu below the header', async () => {
      await page.setViewportSize({ width: 1440, height: 800 })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(page.getByRole('complementary', { name: 'Forhåndsvisning' })).toBeVisible()
      await page.locator('header li > button[popovertarget]').first().hover()
      const [header, panel] = [page.locator('body > header'), page.locator('header :popover-open')]
      await expect(panel).toBeVisible()
      const above = await header.boundingBox()
      const below = await panel.boundingBox()
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
    })
    forgetEndsOfStreams(pageErrors)
  })
})

test('the preview bar names the release or says that drafts are shown, and leads back to the same page by keyboard', async ({
  page,
  lake,
  pageErrors,
}) => {
  await test.step('the release', async () => {
    const title = `Vårslipp ${randomUUID().slice(0, 8)}`
    const { releaseId } = await lake.releases.create({ metadata: { title, releaseType: 'asap' } })
    await enterDraftMode(page, lake, '/nb', releaseId)
    await expect(page.getByRole('complementary').filter({ hasText: title })).toBeVisible()
    await expect(page.getByText(bars.nb.drafts)).toBeHidden()
    await lake.releases.archive({ releaseId })
    // So that no stream of edits is left behind when the next page opens.
    await page.goto('about:blank')
    forgetEndsOfStreams(pageErrors)
  })

  await test.step('drafts', async () => {
    const { drafts, exit } = bars.en
    const path = '/en/shop?fit=men'
    await enterDraftMode(page, lake, path)
    await expect(page.getByText(drafts)).toBeVisible()
    const link = page.getByRole('link', { name: exit })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(link).toBeHidden()
    await expect(page.locator('[data-sanity]')).toHaveCount(0)
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    expect(cookies).not.toContain('__prerender_bypass')
  })
})

test('a keystroke that arrives before the page has hydrated changes nothing yet', async ({
  page,
  lake,
  pageErrors,
}) => {
  const overlay = page.locator('sanity-visual-editing > *').first()
  await allowDrafts(page, lake)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  // Only the code with which a page listens; the overlays, which know the Studio's handshake, run before it.
  await page.route('**/_next/static/chunks/*.js*', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    if (code.includes(liveDocumentType) && !code.includes('handshake')) await released
    await route.fulfill({ response, body: code })
  })
  await page.goto('/nb/shop', { waitUntil: 'commit' })
  await expect(overlay).toBeAttached()
  const heading = page.locator('h1')
  const type = () =>
    page.evaluate(
      ([origin, type]) => {
        const title = (nb: string) => ({ _id: 'shopPage', title: { nb } })
        const data = { type, before: title('Alle produkter'), document: title('Alle produktene') }
        window.dispatchEvent(new MessageEvent('message', { origin, data }))
      },
      [testAddresses.STUDIO_ORIGIN, liveDocumentType],
    )
  await type()
  await expect(heading).toHaveText(/^Alle produkter/)
  release()
  await expect(async () => {
    await type()
    await expect(heading).toHaveText(/^Alle produktene/, { timeout: 100 })
  }).toPass()
  forgetEndsOfStreams(pageErrors)
})

/** A product with a buy button, which is a bar at the bottom of the window on phones. */
async function productPath(lake: SanityClient): Promise<string> {
  const slug = await lake.fetch<string>(
    '*[_type == "product" && productState == "normal" && defined(centraId) && defined(slug.nb.current)] | order(_id)[0].slug.nb.current',
  )
  return `/nb/shop/${slug}`
}

/** Controls that the element covers, or that cover it. */
async function coveredBy(page: Page, element: Locator): Promise<string[]> {
  const handle = await element.elementHandle()
  return page.evaluate((bar) => {
    const parts =
      'body > header, header button, header a, [data-buy-panel] button, main > div:has(> button), dialog[open]'
    const consent = [...document.querySelectorAll('section, div, aside')].filter(
      (each) =>
        each !== bar &&
        getComputedStyle(each).position === 'fixed' &&
        // The progress bar is transparent while nothing is loading.
        each.checkVisibility({ opacityProperty: true }),
    )
    const own = bar?.getBoundingClientRect()
    if (!own || own.height === 0) return ['the bar is gone']
    return (
      [...document.querySelectorAll(parts), ...consent]
        // The header slides behind the bar on the way down.
        .filter((each) => !each.closest('header[data-hidden]'))
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((each) => {
          const { top, bottom, left, right } = each.getBoundingClientRect()
          const isOnScreen = bottom > 0 && top < innerHeight
          return isOnScreen && top < own.bottom - 0.5 && bottom > own.top + 0.5 && left < own.right && right > own.left
        })
        .map((each) => `${each.localName}.${each.className}`)
    )
  }, handle)
}
