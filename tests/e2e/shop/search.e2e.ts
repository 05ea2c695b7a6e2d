import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { search as en } from '#web/i18n/messages/en/search.ts'
import { search as nb } from '#web/i18n/messages/nb/search.ts'
import { expect, seriousFindings, test } from '../support/fixtures.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { madeUpWord } from '../support/made-up-word.ts'
import { publishOwnPage, removeOwnPage } from '../support/own-page.ts'

const results = 'ol > li'

function suggestions(page: Page) {
  return page.getByRole('listbox', { name: nb.suggestions }).getByRole('option')
}

test('[R2.09] typing suggests, arrows choose, Enter opens', async ({ page }) => {
  await page.goto('/nb/search')
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('skallj')
  const options = suggestions(page)
  await expect(options.first()).toContainText('skalljakke')
  await expect(options.first().locator('mark').first()).toHaveText(/skallj/i)
  expect(await seriousFindings(page)).toEqual([])
  await field.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await field.press('Escape')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/nb\/shop\/.+/)
})

test('[R2.09] text typed before the page hydrates gets its suggestions once it has, whatever query is in the address', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/nb/search?q=votter', { waitUntil: 'commit' })
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('skallj')
  releaseScripts()
  await expect(page.locator(results).first()).toBeVisible()
  await expect(suggestions(page).first()).toContainText('skalljakke')
  await expect(field).toHaveValue('skallj')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/nb\/shop\/.+/)
})

test('[R2.09] a search is part of the address, back and reload keep it; its results can be narrowed to one kind', async ({
  page,
}) => {
  await page.goto('/en/search')
  await page.getByRole('main').getByRole('combobox').fill('wool')
  await page.getByRole('main').getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?q=wool$/)
  await expect(page.locator(results).first().locator('mark').first()).toBeVisible()
  const titles = await page.locator(`${results} h2`).allTextContents()
  await page.getByRole('main').getByRole('combobox').fill('jacket')
  await page.getByRole('main').getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/q=jacket$/)
  await page.goBack()
  await expect(page).toHaveURL(/q=wool$/)
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('wool')
  await expect.poll(() => page.locator(`${results} h2`).allTextContents()).toEqual(titles)
  await page.reload()
  await expect.poll(() => page.locator(`${results} h2`).allTextContents()).toEqual(titles)
  expect(await seriousFindings(page)).toEqual([])

  await test.step('results can be narrowed to one kind', async () => {
    await page.goto('/nb/search?q=ull')
    const found = page.locator(`main ${results}`)
    await expect(found.first()).toBeVisible()
    const all = await found.count()
    const kinds = page.getByRole('group', { name: nb.kinds })
    const products = await page.locator(`main ${results}[data-centra-id]`).count()
    expect(products).toBeGreaterThan(0)
    await kinds.getByRole('button', { name: nb.others }).click()
    await expect(page.locator(`main ${results}[data-centra-id]`)).toHaveCount(0)
    await expect(kinds.getByRole('button', { name: nb.others })).toHaveText(`${nb.others} (${await found.count()})`)
    await kinds.getByRole('button', { name: nb.allKinds, exact: true }).click()
    await expect(found).toHaveCount(all)
  })
})

test('[R2.09] an empty result offers help; recent searches that found something are offered and can be cleared', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto('/nb/search?q=qqqqxxxxzzzz')
  await expect(page.getByText(nb.noneTitle.replace('{q}', 'qqqqxxxxzzzz'))).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: nb.allProducts })).toBeVisible()
  // Without consent it is not counted.
  await page.waitForLoadState('networkidle')
  expect(sent).toContain('/api/search')
  expect(sent).not.toContain('/api/v1/missed-searches')
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('votter')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=votter$/)
  await expect(page.locator(`main ${results}`).first()).toBeVisible()
  await field.fill('')
  await expect(suggestions(page)).toHaveText([`votter ${nb.recent}`, nb.forget])
  await suggestions(page).filter({ hasText: nb.forget }).click()
  await expect(suggestions(page)).toHaveCount(0)
})

test('the search finds what is typed without æ, ø and å, with typos and in the other language; ten thousand characters and hostile values give a sensible page', async ({
  page,
  request,
}) => {
  await test.step('the same is found', async () => {
    const first = async (q: string) => {
      const found = await (await request.get('/api/search', { params: { lang: 'nb', q } })).json()
      return found.items[0]?.href
    }
    expect(await first('ulltroye')).toBe(await first('ulltrøye'))
    expect(await first('ulltroeye')).toBe(await first('ulltrøye'))
    expect(await first('Storr skaljakke')).toBe(await first('Storr skalljakke'))
    expect(await first('Storr shell jacket')).toBe(await first('Storr skalljakke'))
  })

  await test.step('hostile values', async () => {
    for (const q of ['x'.repeat(10_000), '<img src=x onerror=alert(1)>', '%00', '"\\(*', '../../etc/passwd']) {
      const response = await page.goto(`/nb/search?${new URLSearchParams({ q })}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('main').getByRole('status').last()).not.toBeEmpty()
    }
    for (const query of [
      '',
      'lang=xx&q=ull',
      'q=ull&limit=-1',
      'q=ull&limit=1e9',
      'q=%E0%A4%A',
      `q=${'ull+'.repeat(2500)}`,
    ]) {
      expect((await request.get(`/api/search?${query}`)).status(), query.slice(0, 40)).toBe(200)
    }
  })
})

test('a page is found as soon as it is published, and no longer once it is deleted', async ({ lake, request }) => {
  const word = madeUpWord()
  const found = async () => {
    const found = await (await request.get('/api/search', { params: { lang: 'nb', q: word, at: randomUUID() } })).json()
    return found.exact ? found.total : 0
  }
  expect(await found()).toBe(0)
  const own = await publishOwnPage(lake, { nb: `Side om ${word}`, en: `Page about ${word}` })
  try {
    await expect.poll(found).toBe(1)
  } finally {
    await removeOwnPage(lake, own)
  }
  await expect.poll(found).toBe(0)
})

for (const { lang, texts, viewport, icon, query, product } of [
  {
    lang: 'nb',
    texts: nb,
    viewport: { width: 375, height: 700 },
    icon: 'Søk',
    query: 'storr dame',
    product: '/nb/shop/storr-skalljakke?fit=women',
  },
  {
    lang: 'en',
    texts: en,
    viewport: { width: 1440, height: 900 },
    icon: 'Search',
    query: 'storr shell',
    product: '/en/shop/storr-shell-jacket',
  },
]) {
  test(`[R2.09] the icon opens the search over the page, by keyboard, in ${lang} at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(`/${lang}/shop`)
    await page.waitForLoadState('networkidle')
    const link = page.getByRole('banner').getByRole('link', { name: icon })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: texts.title })
    const field = dialog.getByRole('combobox')
    const options = dialog.getByRole('listbox', { name: texts.suggestions }).getByRole('option')
    await expect(field).toBeFocused()
    await expect(options.first()).toContainText(texts.clothingType)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`/${lang}/shop$`))

    await page.keyboard.press('Enter')
    await field.fill('ull')
    await field.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${lang}/search\\?q=ull$`))
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/${lang}/shop$`))

    await link.click()
    await expect(options.first()).toContainText('ull')
    await expect(options.first()).toContainText(texts.recent)
    await field.fill(query)
    const jacket = options.filter({ hasText: 'Storr' }).first()
    await expect(jacket.locator('img')).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    // As wide as field and button together.
    const list = await dialog.getByRole('listbox').boundingBox()
    expect(list?.width).toBe((await dialog.locator('form[action]').boundingBox())?.width)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(viewport.width)
    await expect(options.first()).toContainText('Storr')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL((url) => url.pathname + url.search === product)
    await expect(dialog).toBeHidden()
  })
}

test('[R2.09] editors’ answers are shown above the results and while typing', async ({ page }) => {
  for (const { lang, texts, icon, hats, sizes } of [
    { lang: 'nb', texts: nb, icon: 'Søk', hats: 'Luer, caps og votter', sizes: 'Finn størrelsen' },
    { lang: 'en', texts: en, icon: 'Search', hats: 'Hats, caps and mittens', sizes: 'Find your size' },
  ]) {
    await test.step(lang, async () => {
      const status = page.getByRole('main').getByRole('status').last()
      for (const [q, link] of [
        ['julegave', hats],
        ['gavekort', hats],
        ['barnejakke', sizes],
        ['kids', sizes],
      ] as const) {
        await page.goto(`/${lang}/search?${new URLSearchParams({ q })}`)
        await expect(status.getByRole('link')).toHaveText(link)
        if (q !== 'kids') await expect(page.locator(`main ${results}`).first()).toBeVisible()
      }
      await expect(status).toContainText(texts.noneTitle.replace('{q}', 'kids'))
      expect(await seriousFindings(page)).toEqual([])

      await page.goto(`/${lang}/shop`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('banner').getByRole('link', { name: icon }).click()
      const dialog = page.getByRole('dialog', { name: texts.title })
      const options = dialog.getByRole('option')
      await dialog.getByRole('combobox').fill('barnejakke')
      await expect(options.first()).toHaveText(sizes)
      await expect(options.last()).toHaveText(texts.seeAll.replace('{q}', 'barnejakke'))
      await dialog.getByRole('combobox').fill('kids')
      await expect(options).toHaveText([sizes])
      await expect(
        dialog
          .getByRole('paragraph')
          .filter({ hasText: lang === 'nb' ? /^Vi lager ikke klær/ : /^We do not make clothes/ }),
      ).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sizes)
      await expect(dialog).toBeHidden()
    })
  }
})

test('a price in the query limits the results to products at that price in the visitor’s market', async ({ page }) => {
  const found = page.locator(`main ${results}`)
  const status = page.getByRole('main').getByRole('status').last()
  await page.goto('/nb/search?q=jakke')
  await expect(found.first()).toBeVisible()
  const all = await found.count()
  await page.goto(`/nb/search?${new URLSearchParams({ q: 'jakke under 2000 kr' })}`)
  await expect(status).toHaveText(/treff på «jakke under 2000 kr»$/)
  const prices = found.locator('[data-live="price"]')
  await expect(prices.first()).toContainText('kr')
  const amounts = (await prices.allTextContents()).map((text) => Number(/\d[\d\s]*/.exec(text)?.[0].replace(/\s/g, '')))
  expect(amounts).toHaveLength(await found.count())
  expect(amounts.length).toBeGreaterThan(2)
  expect(amounts.length).toBeLessThan(all)
  for (const amount of amounts) expect(amount).toBeLessThanOrEqual(2000)
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('jakke')
  await expect(suggestions(page).last()).toHaveText(nb.seeAll.replace('{q}', 'jakke'))
  await field.fill('jakke under 200')
  await expect(suggestions(page)).toHaveCount(0)
  await field.press('Enter')
  await expect(status).toHaveText('Ingen treff på «jakke under 200»')
  // Prices in kroner say nothing about euros.
  await page.goto(`/nb/search?${new URLSearchParams({ q: 'jakke under 200 euro' })}`)
  await expect(status).toContainText(nb.anyPrice)
  await expect(found).not.toHaveCount(0)
})
