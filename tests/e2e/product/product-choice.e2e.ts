import { parseColourQuery } from '#web/routing/colour-codes.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdScripts } from '../support/hold-scripts.ts'
import { openInteractive } from '../support/page-requests.ts'

const product = '/nb/shop/storr-skalljakke'

test('[R2.04] a link opens the product on its colour, size and fit; what the product does not have is ignored', async ({
  page,
}) => {
  await test.step('the choice of the link', async () => {
    await page.goto(product)
    const colours = await page.locator('input[name="color"]').evaluateAll(valuesOf)
    const fits = await page.locator('input[name="fit"]').evaluateAll(valuesOf)
    const sizes = await page.locator('input[name="size"]').evaluateAll(valuesOf)
    const choice = { color: last(colours), fit: last(fits), size: last(sizes) }

    await page.goto(`${product}?${new URLSearchParams(choice)}`)
    for (const [name, value] of Object.entries(choice))
      await expect(page.locator(`input[name="${name}"]:checked`)).toHaveValue(value)
    const colour = parseColourQuery(choice.color)?.[0].slice(1).toLowerCase()
    const shown = page.locator('[data-gallery] > li:visible')
    await expect(shown.first()).toBeVisible()
    for (const picture of await shown.all()) {
      expect([null, colour]).toContain((await picture.getAttribute('data-colour'))?.toLowerCase() ?? null)
      expect(['unisex', choice.fit, null]).toContain(await picture.getAttribute('data-gender'))
    }
  })

  await test.step('values that the product does not have are ignored', async () => {
    await page.goto(`${product}?color=nonsense&size=XXXXXL&fit=robot`)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('input[name="size"]:checked')).toHaveCount(0)
    await expect(page.locator('input[name="color"]:checked')).toHaveCount(1)
    await expect(page.locator('[data-gallery] > li:visible').first()).toBeVisible()
  })

  await test.step('the older key sex still chooses the fit', async () => {
    await page.goto(`${product}?sex=women`)
    await expect(page.locator('input[name="fit"]:checked')).toHaveValue('women')
  })
})

test('[R2.04] a choice in the address is there before any script has loaded, and the address stays as it is', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page)
  await page.goto(`${product}?fit=women&color=DF9232`, { waitUntil: 'commit' })
  const shown = page.locator('[data-gallery] > li:visible')
  await expect(shown.first()).toBeVisible()
  await expect(page.locator('input[name="fit"]:checked')).toHaveValue('women')
  await expect(page.locator('input[name="color"]:checked')).toHaveValue('DF9232')
  const genders = await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-gender')))
  const before = await shown.count()
  expect(genders).not.toContain('men')
  releaseScripts()
  await expect(page.locator('[data-price]').first()).toContainText('kr')
  await expect(shown).toHaveCount(before)
  await expect(page).toHaveURL(/\?fit=women&color=DF9232$/)
})

test('[R2.04] a new choice is kept in the address and survives a reload, and the pictures stay until those of a new colour have loaded', async ({
  page,
}) => {
  await test.step('the address; other keys stay', async () => {
    await page.goto(`${product}?utm_source=brev`)
    const size = page.locator('input[name="size"]').last()
    const value = await size.inputValue()
    await expect(async () => {
      await size.check()
      await expect(page).toHaveURL(new RegExp(`size=${encodeURIComponent(value)}`), { timeout: 500 })
    }).toPass()
    await expect(page).toHaveURL(/utm_source=brev/)
    await page.reload()
    await expect(page.locator('input[name="size"]:checked')).toHaveValue(value)
  })

  await test.step('the pictures', async () => {
    await openInteractive(page, product)
    const first = page.locator('[data-gallery] > li:visible').first()
    const before = await first.getAttribute('data-colour')
    const held = Promise.withResolvers<void>()
    await page.route('**/images/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.locator('label:has(input[name="color"])').last().click()
    await expect(page.locator('[data-gallery]')).toHaveAttribute('aria-busy', 'true')
    await expect(first).toHaveAttribute('data-colour', before ?? '')
    held.resolve()
    await expect(first).not.toHaveAttribute('data-colour', before ?? '')
    await expect(page.locator('[data-gallery]')).not.toHaveAttribute('aria-busy')
  })
})

test('[R2.04] a size ticked between the start of the button and that of the pickers reaches the address', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The button takes the form over by this attribute.
    const button = new MutationObserver(([change]) => {
      button.disconnect()
      const form = change?.target instanceof HTMLFormElement ? change.target : undefined
      form?.querySelector<HTMLInputElement>('input[name="size"]')?.click()
    })
    button.observe(document, { subtree: true, attributeFilter: ['novalidate'] })
  })
  await page.goto(`${product}?utm_source=brev`)
  const ticked = page.locator('input[name="size"]:checked')
  await expect(ticked).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`utm_source=brev&.*size=${encodeURIComponent(await ticked.inputValue())}`))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[R2.04] the choice is a form that works: every option can be picked with the keyboard and stays visible', async ({
    page,
  }) => {
    await page.goto(product)
    const size = page.locator('input[name="size"]').nth(1)
    await size.focus()
    await page.keyboard.press('Space')
    await expect(size).toBeChecked()
    await expect(page.locator('[data-gallery] > li:visible').first()).toBeVisible()
  })
})

function valuesOf(inputs: Element[]): string[] {
  return inputs.map((input) => input.getAttribute('value') ?? '')
}

function last(values: string[]): string {
  const value = values.at(-1)
  if (value === undefined) throw new Error('The product has no such choice')
  return value
}
