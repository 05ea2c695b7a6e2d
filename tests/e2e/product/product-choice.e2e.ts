import { parseColourQuery } from '#web/routing/colour-codes.ts'
import { expect, test } from '../support/fixtures.ts'
import { holdScripts } from '../support/hold-scripts.ts'

const product = '/nb/shop/storr-skalljakke'

test('[R2.04] a choice in the address is there before any script has loaded, and the address stays as it is; what the product does not have is ignored', async ({
  page,
}) => {
  const html = await (await page.request.get(product)).text()
  const [colours, fits, sizes] = ['color', 'fit', 'size'].map((name) => valuesOf(html, name))
  const choice = { color: last(colours), fit: last(fits), size: last(sizes) }
  const releaseScripts = await holdScripts(page)
  await page.goto(`${product}?${new URLSearchParams(choice)}`, { waitUntil: 'commit' })
  const shown = page.locator('[data-gallery] > li:visible')
  await expect(shown.first()).toBeVisible()
  for (const [name, value] of Object.entries(choice))
    await expect(page.locator(`input[name="${name}"]:checked`)).toHaveValue(value)
  const colour = parseColourQuery(choice.color)?.[0].slice(1).toLowerCase()
  const before = await shown.count()
  for (const picture of await shown.all()) {
    expect([null, colour]).toContain((await picture.getAttribute('data-colour'))?.toLowerCase() ?? null)
    expect(['unisex', choice.fit, null]).toContain(await picture.getAttribute('data-gender'))
  }
  releaseScripts()
  await expect(page.locator('[data-price]').first()).toContainText('kr')
  await expect(shown).toHaveCount(before)
  await expect(page).toHaveURL((url) => url.search === `?${new URLSearchParams(choice)}`)

  await test.step('the older key sex still chooses the fit; values that the product does not have are ignored', async () => {
    await page.goto(`${product}?color=nonsense&size=XXXXXL&sex=women`)
    await expect(page.locator('input[name="fit"]:checked')).toHaveValue('women')
    await expect(page.locator('input[name="size"]:checked')).toHaveCount(0)
    await expect(page.locator('input[name="color"]:checked')).toHaveCount(1)
    await expect(page.locator('[data-gallery] > li:visible').first()).toBeVisible()
  })
})

test('[R2.04] a size ticked between the start of the button and that of the pickers reaches the address, where other keys stay; a new choice survives a reload, and the pictures stay until those of a new colour have loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload') return
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
  const inAddress = (value: string) => new RegExp(`utm_source=brev&.*size=${encodeURIComponent(value)}`)
  await expect(page).toHaveURL(inAddress(await ticked.inputValue()))
  const size = page.locator('input[name="size"]').last()
  const value = await size.inputValue()
  await size.check()
  await expect(page).toHaveURL(inAddress(value))
  await page.reload()
  await expect(ticked).toHaveValue(value)

  await test.step('the pictures stay until those of a new colour have loaded', async () => {
    await page.waitForLoadState('networkidle')
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

/** The values of the inputs of a name. */
function valuesOf(html: string, name: string): string[] {
  const inputs = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g')) ?? []
  return inputs.flatMap((input) => / value="([^"]*)"/.exec(input)?.[1] ?? [])
}

function last(values: readonly string[] | undefined): string {
  const value = values?.at(-1)
  if (value === undefined) throw new Error('The product has no such choice')
  return value
}
