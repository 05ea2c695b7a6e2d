import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { search as en } from '#web/i18n/messages/en/search.ts'
import { search as nb } from '#web/i18n/messages/nb/search.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { madeUpWord } from '../support/made-up-word.ts'
import { publishOwnPage, removeOwnPage } from '../support/own-page.ts'

const results = 'ol > li'

const field = (page: Page) => page.getByRole('main').getByRole('combobox')
const status = (page: Page) => page.getByRole('main').getByRole('status').last()

function suggestions(page: Page, texts: { readonly suggestions: string } = nb) {
  return page.getByRole('listbox', { name: texts.suggestions }).getByRole('option')
}

/** As a visitor searches on the page: typed, and sent by Enter. */
async function searchFor(page: Page, q: string): Promise<void> {
  await field(page).fill(q)
  await field(page).press('Enter')
}

test('[R2.09] text typed before the page hydrates gets its suggestions once it has, whatever query is in the address; arrows choose, Enter opens', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto('/nb/search?q=votter', { waitUntil: 'commit' })
  await field(page).fill('skallj')
  releaseScripts()
  await expect(page.locator(results).first()).toBeVisible()
  const options = suggestions(page)
  await expect(options.first()).toContainText('skalljakke')
  await expect(options.first().locator('mark').first()).toHaveText(/skallj/i)
  await expect(field(page)).toHaveValue('skallj')
  await field(page).press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await field(page).press('Escape')
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).press('ArrowDown')
  await field(page).press('ArrowDown')
  await field(page).press('Enter')
  await expect(page).toHaveURL(/\/nb\/shop\/.+/)
})

test('[R2.09] a search is part of the address, back and reload keep it; its results can be narrowed to one kind; an empty result offers help; recent searches that found something are offered and can be cleared', async ({
  page,
}) => {
  const found = page.locator(`main ${results}`)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto('/en/search')
  await searchFor(page, 'wool')
  await expect(page).toHaveURL(/\/en\/search\?q=wool$/)
  await expect(found.first().locator('mark').first()).toBeVisible()
  const titles = await found.locator('h2').allTextContents()
  await searchFor(page, 'jacket')
  await expect(page).toHaveURL(/q=jacket$/)
  await page.goBack()
  await expect(page).toHaveURL(/q=wool$/)
  await expect(field(page)).toHaveValue('wool')
  await expect.poll(() => found.locator('h2').allTextContents()).toEqual(titles)
  await page.reload()
  await expect.poll(() => found.locator('h2').allTextContents()).toEqual(titles)
  expect(await seriousFindings(page)).toEqual([])

  await test.step('results can be narrowed to one kind', async () => {
    const all = await found.count()
    const kinds = page.getByRole('group', { name: en.kinds })
    const products = page.locator(`main ${results}[data-centra-id]`)
    expect(await products.count()).toBeGreaterThan(0)
    await kinds.getByRole('button', { name: en.others }).click()
    await expect(products).toHaveCount(0)
    await expect(kinds.getByRole('button', { name: en.others })).toHaveText(`${en.others} (${await found.count()})`)
    await kinds.getByRole('button', { name: en.allKinds, exact: true }).click()
    await expect(found).toHaveCount(all)
  })

  await test.step('an empty result offers help, and is not counted without consent', async () => {
    sent.length = 0
    await searchFor(page, 'qqqqxxxxzzzz')
    await expect(page.getByText(en.noneTitle.replace('{q}', 'qqqqxxxxzzzz'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: en.allProducts })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(sent).toContain('/api/search')
    expect(sent).not.toContain('/api/v1/missed-searches')
  })

  await test.step('recent searches', async () => {
    await searchFor(page, 'mittens')
    await expect(page).toHaveURL(/q=mittens$/)
    await expect(found.first()).toBeVisible()
    await field(page).fill('')
    const options = suggestions(page, en)
    await expect(options).toHaveText([`mittens ${en.recent}`, `wool ${en.recent}`, en.forget])
    await options.filter({ hasText: en.forget }).click()
    await expect(options).toHaveCount(0)
  })
})

test('the search finds what is typed without æ, ø and å, with typos and in the other language; ten thousand characters and hostile values give a sensible page', async ({
  page,
  request,
}) => {
  const first = async (q: string) => {
    const found = await (await request.get('/api/search', { params: { lang: 'nb', q } })).json()
    return found.items[0]?.href
  }
  expect(await first('ulltroeye')).toBe(await first('ulltrøye'))
  expect(await first('Storr skaljakke')).toBe(await first('Storr skalljakke'))
  expect(await first('Storr shell jacket')).toBe(await first('Storr skalljakke'))

  const values = ['<img src=x onerror=alert(1)>', '%00', '"\\(*', '../../etc/passwd']
  for (const q of values) expect((await request.get('/nb/search', { params: { q } })).status(), q).toBe(200)
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
  const response = await page.goto(`/nb/search?${new URLSearchParams({ q: values.join('') + 'x'.repeat(10_000) })}`)
  expect(response?.status()).toBe(200)
  await expect(status(page)).not.toBeEmpty()
  for (const q of values) {
    await searchFor(page, q)
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === q)
    await expect(status(page)).not.toBeEmpty()
  }
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

test('[R2.09] the icon opens the search over the page, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/nb/shop')
  await page.waitForLoadState('networkidle')
  const link = page.getByRole('banner').getByRole('link', { name: 'Søk' })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: nb.title })
  const field = dialog.getByRole('combobox')
  const options = dialog.getByRole('listbox', { name: nb.suggestions }).getByRole('option')
  await expect(field).toBeFocused()
  await expect(options.first()).toContainText(nb.clothingType)
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(/\/nb\/shop$/)

  await page.keyboard.press('Enter')
  await field.fill('ull')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/nb\/search\?q=ull$/)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/nb\/shop$/)

  await link.click()
  await expect(options.first()).toContainText('ull')
  await expect(options.first()).toContainText(nb.recent)
  await field.fill('storr dame')
  const jacket = options.filter({ hasText: 'Storr' }).first()
  await expect(jacket.locator('img')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 700 })
    // As wide as field and button together.
    const isAsWide = async () => {
      const list = await dialog.getByRole('listbox').boundingBox()
      return list?.width === (await dialog.locator('form[action]').boundingBox())?.width
    }
    await expect.poll(isAsWide, `at ${width} px`).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expect(options.first()).toContainText('Storr')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname + url.search === '/nb/shop/storr-skalljakke?fit=women')
  await expect(dialog).toBeHidden()
})

test('[R2.09] editors’ answers are shown above the results and while typing', async ({ page, request }) => {
  await test.step('their words lead to them in both languages', async () => {
    for (const { lang, hats, sizes } of [
      { lang: 'nb', hats: 'Luer, caps og votter', sizes: 'Finn størrelsen' },
      { lang: 'en', hats: 'Hats, caps and mittens', sizes: 'Find your size' },
    ]) {
      for (const [q, title] of [
        ['julegave', hats],
        ['gavekort', hats],
        ['barnejakke', sizes],
        ['kids', sizes],
      ] as const) {
        const found = await (await request.get('/api/search', { params: { lang, q } })).json()
        expect(found.answer?.link.title, `${lang} ${q}`).toBe(title)
        expect(found.items.length > 0, `${lang} ${q}`).toBe(q !== 'kids')
      }
    }
  })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/en/search?q=gavekort`)
  await expect(status(page).getByRole('link')).toHaveText('Hats, caps and mittens')
  await expect(page.locator(`main ${results}`).first()).toBeVisible()
  await searchFor(page, 'kids')
  await expect(status(page).getByRole('link')).toHaveText('Find your size')
  await expect(status(page)).toContainText(en.noneTitle.replace('{q}', 'kids'))
  expect(await seriousFindings(page)).toEqual([])

  await page.getByRole('link', { name: en.allProducts }).first().click()
  await expect(page).toHaveURL(/\/en\/shop$/)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: en.title })
  const options = dialog.getByRole('option')
  await dialog.getByRole('combobox').fill('barnejakke')
  await expect(options.first()).toHaveText('Find your size')
  await expect(options.last()).toHaveText(en.seeAll.replace('{q}', 'barnejakke'))
  await dialog.getByRole('combobox').fill('kids')
  await expect(options).toHaveText(['Find your size'])
  await expect(dialog.getByRole('paragraph').filter({ hasText: /^We do not make clothes/ })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your size')
  await expect(dialog).toBeHidden()
})

test('a price in the query limits the results to products at that price in the visitor’s market', async ({ page }) => {
  const found = page.locator(`main ${results}`)
  await page.goto(`/nb/search?${new URLSearchParams({ q: 'jakke under 2000 kr' })}`)
  await expect(status(page)).toHaveText(/treff på «jakke under 2000 kr»$/)
  const prices = found.locator('[data-live="price"]')
  await expect(prices.first()).toContainText('kr')
  const amounts = (await prices.allTextContents()).map((text) => Number(/\d[\d\s]*/.exec(text)?.[0].replace(/\s/g, '')))
  expect(amounts).toHaveLength(await found.count())
  expect(amounts.length).toBeGreaterThan(2)
  for (const amount of amounts) expect(amount).toBeLessThanOrEqual(2000)
  await field(page).fill('jakke')
  await expect(suggestions(page).last()).toHaveText(nb.seeAll.replace('{q}', 'jakke'))
  await field(page).fill('jakke under 200')
  await expect(suggestions(page)).toHaveCount(0)
  await field(page).press('Enter')
  await expect(status(page)).toHaveText('Ingen treff på «jakke under 200»')
  // Prices in kroner say nothing about euros.
  await searchFor(page, 'jakke under 200 euro')
  await expect(status(page)).toContainText(nb.anyPrice)
  await expect.poll(() => found.count()).toBeGreaterThan(amounts.length)
})
