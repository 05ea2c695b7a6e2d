import type { Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, layoutShift, test } from '../support/fixtures.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { saveData } from '../support/page-requests.ts'

test.use({ savesData: false })

const templates = ['/nb', '/nb/shop', '/nb/shop/storr-skalljakke', '/en/journal/three-layers', '/nb/community']
const devices = [
  { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
]

test('no page asks for a style sheet or a script before the visitor touches it, nor preloads a drawing; the rest of the styles changes nothing that the document shows', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (['stylesheet', 'script'].includes(request.resourceType())) requested.push(request.url())
  })
  // A page that never finishes loading, so that its scripts do not start; when it is touched they do not come either.
  await page.route('**/*', (route) =>
    ['image', 'script'].includes(route.request().resourceType()) ? undefined : route.continue(),
  )
  for (const path of templates) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('h1').first()).toBeAttached()
    expect(requested, path).toEqual([])
    // Drawings of failures and empty lists load where they are shown.
    const document = await (await page.request.get(path)).text()
    expect(document, path).not.toMatch(/<link[^>]*rel="preload"[^>]*\.svg/)
    expect(document, path).not.toMatch(/:HL\[[^\]]*\.svg/)
    const before = await looks(page)
    await loadRestOfStyles(page)
    expect(await looks(page), path).toEqual(before)
    requested.length = 0
  }
})

test('the styles are in the document, allowed by hash; each file is loaded at most once, with the scripts', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') loaded.push(new URL(request.url()).pathname)
  })
  const releaseScripts = await holdScripts(page)
  const response = await page.goto('/nb', { waitUntil: 'domcontentloaded' })
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/style-src 'self' 'sha256-[^;]+;/)
  expect(policy).not.toMatch(/style-src[^-;][^;]*unsafe-inline/)
  expect(loaded).toEqual([])
  const whole = await page
    .locator('link[rel="stylesheet"][disabled]:not([data-waits])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(whole.length).toBeGreaterThan(0)
  await loadRestOfStyles(page)
  expect(loaded.length).toBeGreaterThan(0)
  releaseScripts()
  await page.waitForLoadState('networkidle')
  await page.locator('main a[href="/nb/shop/women"]').first().click()
  await expect(page).toHaveURL('/nb/shop/women')
  await expect(page.locator('[data-listing]')).toBeVisible()
  expect(loaded.filter((path) => whole.includes(path))).toEqual([])
  expect(new Set(loaded).size).toBe(loaded.length)
  expect(
    await page
      .locator('[data-listing] ul')
      .last()
      .evaluate((list) => getComputedStyle(list).display),
  ).toBe('grid')
})

/** How each element looks, but for what follows the width of text, which late fonts change. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { display, position, color, backgroundColor, fontSize, padding, border } = getComputedStyle(element)
      return [element.className, display, position, color, backgroundColor, fontSize, padding, border].join()
    }),
  )
}

/** Touches the page, which loads what the document does not have of its style sheets. */
async function loadRestOfStyles(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await expect(page.locator('link[rel="stylesheet"][data-waits]')).toHaveCount(0)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].every(
      ({ sheet }) => sheet,
    ),
  )
}

/** Waits until the page shows something. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

test('the first screen is painted before a script is requested, which a pointer over a control does', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // The page does not finish loading while a picture of the first screen is under way.
  await page.route(`${testAddresses.SANITY_STUDIO_API_HOST}/images/**`, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/nb', { waitUntil: 'domcontentloaded' })
  await painted(page)
  expect(scripts).toEqual([])
  await page.locator('#bag-button').hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  release()
})

test('a choice and clicks from before hydration have their effect after it, each once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const releaseScripts = await holdScripts(page)
  await page.goto('/nb/shop', { waitUntil: 'domcontentloaded' })
  await page.locator('main select').first().selectOption({ index: 1 })
  await page.locator('main section input[type="checkbox"]:visible').first().check()
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { textContent: 'Play' })
    button.setAttribute('type', 'button')
    button.addEventListener('click', () => button.append('!'))
    // Outside the part in which React looks for the page's own elements.
    document.documentElement.append(button)
  })
  const button = page.locator('html > button')
  await button.dispatchEvent('click')
  await button.dispatchEvent('click')
  await expect(button).toHaveText('Play')
  releaseScripts()
  await expect(button).toHaveText('Play!!')
  await expect(page).toHaveURL(/\?.*&/)
  await expect(page.locator('main section input[type="checkbox"]:visible').first()).toBeChecked()
})

test('content of the document is not sent again for React, which takes it from there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const releaseScripts = await holdScripts(page)
  const path = '/nb/shop/storr-skalljakke'
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  const html = (await response?.text()) ?? ''
  const names = ['menu', 'crumbs', 'facts', 'costs', 'reassurance', 'reviews', 'posts', 'data-Product']
  expect(names.filter((name) => !html.includes(`'+part('${name}')+'`))).toEqual([])
  const facts = page.locator('main:visible [data-static="facts"]')
  const before = await facts.innerHTML()
  const isHydrated = page.evaluate(() => new Promise((resolve) => document.addEventListener('hydrated', resolve)))
  releaseScripts()
  await isHydrated
  expect(await facts.innerHTML()).toBe(before)
  const isOfReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
  expect(await facts.evaluate(isOfReact)).toBe(true)
  expect(await facts.locator('dt').first().evaluate(isOfReact)).toBe(false)
  // More pages than the router keeps drawn, so that it draws this one again.
  for (const link of ['/nb/shop/women', '/nb/community', '/nb', '/nb/shop']) {
    await page.locator(`a[href="${link}"]`).first().dispatchEvent('click')
    await expect(page).toHaveURL(link)
  }
  await page.locator(`main:visible a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
  await expect(facts).toHaveText(
    await page.evaluate((text) => new Range().createContextualFragment(text).textContent ?? '', before),
  )
  await page.locator('header nav button:visible').first().click()
  await expect(page.locator('header [popover]:popover-open a').first()).toBeVisible()
})

test('the document of a product names the files of its own code, and that of a campaign the one for campaigns', async ({
  request,
}) => {
  const textOf = async (path: string) => (await request.get(path)).text()
  const codeNamedBy = async (page: string) => {
    const named = (await textOf(page)).matchAll(/<link data-waits="" href="([^"]+)" as="script"/g)
    return (await Promise.all([...named].map(([, file = '']) => textOf(file)))).join('')
  }
  const code = await codeNamedBy('/nb/shop/storr-skalljakke')
  expect(code).toContain('data-buy-panel')
  expect(code).not.toContain('progressbar')
  expect(await codeNamedBy('/nb/shop/isfjell-parkas')).toContain('progressbar')
})

test('pages that scripts write start them at once, and so does the checkout, which has its styles in the document and its fonts later', async ({
  page,
  request,
}) => {
  const loadedStyles = /<link rel="stylesheet" href="[^"]+" data-precedence="[^"]*"\/>/
  for (const path of ['/nb/checkout', '/nb/account', '/nb/search?q=ull']) {
    const html = await (await request.get(path)).text()
    expect(loadedStyles.test(html), path).toBe(path !== '/nb/checkout')
    // Those of the checkout are preloaded, and run after the first frame.
    const [firstToLoad] = html.match(/<(?:style|link|script)[ >][^>]*>/) ?? []
    if (path === '/nb/checkout') expect(firstToLoad).toMatch(/^<link rel="preload" as="script" fetchpriority="high"/)
    else expect(html).toMatch(/<script src="[^"]+"[^>]* async=""/)
    expect(html.includes('type="text/plain"'), path).toBe(path === '/nb/checkout')
  }

  const releaseScripts = await holdScripts(page)
  const fonts: string[] = []
  page.on('request', (call) => call.resourceType() === 'font' && fonts.push(call.url()))
  await page.goto('/nb/checkout', { waitUntil: 'commit' })
  await painted(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Bricolage Fallback"/)
  expect(fonts).toEqual([])
  releaseScripts()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Bricolage Grotesque Variable"/)
  await expect.poll(() => fonts.length).toBeGreaterThan(0)
})

for (const device of devices) {
  test.describe(`${device.viewport.width} pixels wide`, () => {
    test.use(device)

    test('late fonts and scripts move nothing; fonts weigh 40 kB; pictures have the size they are shown in', async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await saveData(page)
      let fontBytes = 0
      await page.route('**/*.woff2', async (route) => {
        const response = await route.fetch()
        const { length } = await response.body()
        fontBytes += length
        // The fallback faces have been shown by then.
        await painted(page)
        await route.fulfill({ response })
      })
      for (const path of templates) {
        await test.step(path, async () => {
          fontBytes = 0
          await page.goto(path)
          await page.waitForLoadState('networkidle')
          expect(await layoutShift(page)).toBeLessThan(0.002)
          expect(fontBytes).toBeGreaterThan(0)
          expect(fontBytes).toBeLessThanOrEqual(40_000)
          expect(await oversizedPictures(page)).toEqual([])
        })
      }
    })
  })
}

test('the pictures of a product do not move while the page loads, even if the document arrives in two parts', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const path = '/nb/shop/storr-skalljakke'
  const html = await (await request.get(path)).text()
  const second = html.indexOf('</li>', html.indexOf('</li>', html.search(/<ul[^>]* data-gallery/)) + 1)
  expect(second).toBeGreaterThan(0)
  // The two parts are written into the page itself, since its policy allows its styles.
  await holdScripts(page)
  await page.goto(path)
  const before = await layoutShift(page)
  await page.evaluate(
    async ([first = '', rest = '']) => {
      const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      document.open()
      document.write(first)
      await painted()
      document.write(rest)
      document.close()
      await painted()
    },
    [html.slice(0, second), html.slice(second)],
  )
  await expect(page.locator('[data-gallery] img').first()).toBeVisible()
  expect((await layoutShift(page)) - before).toBeLessThan(0.01)
})

/**
 * Pictures that were fetched with more than 1.3 times the pixels that they are drawn with, where they have a smaller
 * size that suffices.
 */
function oversizedPictures(page: Page): Promise<string[]> {
  return page.locator('img:visible').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      if (!(picture instanceof HTMLImageElement) || !picture.complete || picture.naturalWidth === 0) return []
      const [, w, h] = /[?&]w=(\d+)&h=(\d+)/.exec(picture.currentSrc)?.map(Number) ?? []
      if (!w || !h) return []
      const { width, height } = picture.getBoundingClientRect()
      // `object-fit: cover` draws it as wide as the frame, or wider if the frame is higher.
      const drawn = Math.max(width, (height * w) / h) * devicePixelRatio
      const widths = [...picture.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
      const isOversized = w > drawn * 1.3 && widths.some((width) => width < w && width >= drawn)
      return isOversized ? [`${picture.currentSrc} ${drawn}`] : []
    }),
  )
}

test('the head names the portrait crop for phones before the styles, and phones load nothing else for the frame; wide windows do not load it', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(request.url())
  })
  const [phone, desktop] = [
    { viewport: { width: 412, height: 823 }, loaded: 1 },
    { viewport: { width: 1440, height: 900 }, loaded: 0 },
  ]
  for (const { path, devices } of [
    { path: '/nb', devices: [phone, desktop] },
    { path: '/en/journal/three-layers', devices: [phone] },
    { path: '/nb/community', devices: [desktop] },
  ]) {
    const document = await (await page.request.get(path)).text()
    const [preload = ''] = document.match(/<link rel="preload" as="image"[^>]*media="[^"]*"[^>]*>/) ?? []
    expect(document.indexOf(preload), path).toBeLessThan(document.indexOf('<style'))
    const [, sources = ''] = /imageSrcSet="([^"]*)"/i.exec(preload) ?? []
    const crops = sources.split(', ').map((source) => source.split(' ')[0]?.replaceAll('&amp;', '&'))
    for (const { viewport, loaded } of devices) {
      requested.length = 0
      await page.setViewportSize(viewport)
      await page.goto(path)
      const first = await page
        .locator('main picture img')
        .first()
        .evaluate((picture: HTMLImageElement) => picture.currentSrc)
      expect(
        requested.filter((url) => crops.includes(url)),
        path,
      ).toHaveLength(loaded)
      expect(crops.includes(first), path).toBe(loaded === 1)
      const [, w, h] = /w=(\d+)&h=(\d+)/.exec(first)?.map(Number) ?? []
      if (path === '/nb' && loaded === 1) expect(Number(w) / Number(h)).toBeLessThan(0.7)
      else if (path === '/nb') expect(Number(w) / Number(h)).toBeGreaterThan(1.5)
    }
  }
})

test('phones load lazy pictures after the first one, or once the visitor scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const requested: string[] = []
  let path = ''
  page.on('request', (request) => {
    // The page before may ask for more until it is left.
    const isOfPage = new URL(request.frame().url(), testAddresses.SITE_ORIGIN).pathname === path
    if (isOfPage && request.url().includes('/images/')) requested.push(request.url())
  })
  let release = () => {}
  const open = async (to: string) => {
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.unrouteAll()
    await page.route(`${testAddresses.SANITY_STUDIO_API_HOST}/images/**`, async (route) => {
      await released
      await route.continue()
    })
    requested.length = 0
    path = to
    await page.goto(to, { waitUntil: 'domcontentloaded' })
    await painted(page)
  }
  await open('/en/journal/three-layers')
  await expect.poll(() => requested.length).toBeGreaterThan(0)
  expect(new Set(requested).size).toBe(1)
  release()
  await expect.poll(() => new Set(requested).size).toBeGreaterThan(1)
  await open('/nb')
  expect(new Set(requested).size).toBe(1)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => new Set(requested).size).toBeGreaterThan(1)
  release()
})
