import type { FrameLocator, Locator, Page, Response } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { closeDocuments } from '../support/close-documents.ts'
import { hasInvisibleCharacters, test } from '../support/fixtures.ts'
import { publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { expect, openInStudio, openPresentation, signIn, signInToPresentation } from '../support/studio.ts'

const title = { nb: 'Utsiktspunkt', en: 'Viewpoint' }

function titleField(page: Page, language: 'nb' | 'en') {
  return page.getByTestId(`field-title.${language}`).locator('input').first()
}

/** Clicks a link of the previewed page itself: in the Studio a click would open the text of the link. */
async function follow(preview: FrameLocator, path: string): Promise<void> {
  await preview
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
}

/** The response to the Studio's message to the previewed page: which drafts or release to show. */
function isResponseToStudio(response: Response): boolean {
  return response.url().startsWith(testAddresses.SITE_ORIGIN) && 'next-action' in response.request().headers()
}

test.describe(() => {
  test.use({ needsNewPage: true })

  test('the form follows the preview to another page and language, even from one that it left while the Studio ignored its messages, and shows the language that was chosen when the preview is left', async ({
    page,
    lake,
  }) => {
    const own = await publishOwnPage(lake, title)
    await page.addInitScript(() => {
      Object.assign(window, { isDeaf: false, heartbeats: 0 })
      window.addEventListener(
        'message',
        (event) => {
          if (Reflect.get(window, 'isDeaf')) event.stopImmediatePropagation()
          const { type, to } = Object(event.data)
          if (!/^(overlays|visual-editing)$/.test(to)) return
          if (/heartbeat$/.test(type)) Reflect.set(window, 'heartbeats', Reflect.get(window, 'heartbeats') + 1)
          if (/handshake\/syn$/.test(type)) Reflect.set(window, 'heartbeats', 0)
        },
        true,
      )
    })
    const form = `/intent/edit/id=${own.id};type=landingPage`
    await signIn(page, /Kari/, form)
    await page.getByRole('button', { name: /Content language/ }).click()
    await page.getByRole('menuitem', { name: 'Norwegian' }).click()
    const preview = await openPresentation(page, own.path)
    const openTitle = page.getByTestId('document-panel-document-title')

    await test.step('to another language', async () => {
      await expect(titleField(page, 'nb')).toHaveValue(title.nb)
      await expect(titleField(page, 'en')).toBeHidden()
      await expect(page.getByTestId('field-lead.nb')).toBeVisible()
      await expect(page.getByTestId('field-lead.en')).toBeHidden()
      await follow(preview, `/en/${own.slug}`)
      await expect(titleField(page, 'en')).toHaveValue(title.en)
      // Not the title: a field with the cursor in it stays in view next to the other.
      await expect(page.getByTestId('field-lead.nb')).toBeHidden()
      await expect(page.getByTestId('field-lead.en')).toBeVisible()
    })

    await test.step('to another page', async () => {
      await follow(preview, '/en/shop')
      await expect(openTitle).toHaveText('Shop')
    })

    await test.step('to a page that it opened while the Studio ignored its messages', async () => {
      const heartbeats = () => preview.locator('body').evaluate(() => Number(Reflect.get(window, 'heartbeats')))
      // Three without a handshake: the page load is over.
      await expect.poll(heartbeats).toBeGreaterThan(2)
      await page.evaluate(() => Reflect.set(window, 'isDeaf', true))
      await follow(preview, '/en')
      await expect.poll(() => preview.locator('body').evaluate(() => location.pathname)).toBe('/en')
      // It has missed the page's messages and the heartbeat's response, and starts a new handshake.
      await expect.poll(heartbeats).toBe(0)
      await expect(openTitle).toHaveText('Shop')
      await page.evaluate(() => Reflect.set(window, 'isDeaf', false))
      await expect(openTitle).toHaveText('Front page')
    })

    await test.step('to the language that was chosen, when the preview is left', async () => {
      await openInStudio(page, form)
      await expect(page.getByTestId('field-lead.nb')).toBeVisible()
      await expect(page.getByTestId('field-lead.en')).toBeHidden()
    })
    await closeDocuments(page)
    await removeOwnPage(lake, own)
  })
})

/** The price first: its field is out of sight where the form begins, and near the one of the picture. */
const cardFields = [
  { part: 'price', field: 'centraId' },
  { part: 'picture', field: 'images' },
  { part: 'reservation count', field: 'crowdfundingGoal' },
  { part: 'last day', field: 'crowdfundingDate' },
  { part: 'date', field: 'publishedAt' },
]

/** Whether the form of this address has a field open. */
const hasOpen = (field: string) => (url: URL) =>
  decodeURIComponent(url.pathname).split('/').at(-1)?.startsWith(field) === true

/** Clicks to edit, as a person does: once there is a frame around what is below the pointer. */
async function clickToEdit(preview: FrameLocator, drawn: Locator): Promise<void> {
  await drawn.scrollIntoViewIfNeeded()
  const frames = preview.locator('sanity-visual-editing [data-hovered]')
  // Overlays notice the pointer when it moves, and only once they have started; until then the frame is around what it
  // was on before.
  await expect(async () => {
    await drawn.hover()
    const { x, y, width } = (await drawn.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    const boxes = await Promise.all((await frames.all()).map((frame) => frame.boundingBox()))
    const isAround = boxes.some(
      (box) => box && Math.abs(box.x - x) + Math.abs(box.y - y) + Math.abs(box.width - width) < 6,
    )
    expect(isAround).toBe(true)
  }).toPass()
  await drawn.click()
}

test('a click on each part of a card opens the field of that part, and no card of a list is read through the Studio', async ({
  page,
}) => {
  const preview = await signInToPresentation(page, /Kari/, '/nb')
  const openTitle = page.getByTestId('document-panel-document-title')

  await test.step('each part of a card', async () => {
    await expect(openTitle).toHaveText(/./)
    for (const { part, field } of cardFields) {
      await clickToEdit(preview, preview.locator(`article [data-sanity*="path=${field}"]:visible`).first())
      await expect(page, part).toHaveURL(hasOpen(field))
      await expect(page.getByTestId(`field-${field}`), part).toBeInViewport()
      // A picture opens in a dialog, which then focuses its file.
      if (field !== 'images') continue
      await expect(page.getByTestId('nested-object-dialog')).toBeVisible()
      await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname).endsWith('.asset'))
    }
  })

  await test.step('a list', async () => {
    const read: string[] = []
    page.on('request', (request) => {
      if (/\/data\/doc\//.test(request.url())) read.push(request.url())
    })
    await preview.locator('body').evaluate(() => location.assign('/en/shop'))
    await expect(openTitle).toHaveText('Shop')
    await expect(preview.locator('html')).toHaveAttribute('lang', 'en')
    await clickToEdit(preview, preview.locator('article [data-sanity*="path=images:"]').first())
    await expect(page).toHaveURL(hasOpen('images'))
    // The form reads its own document; a draft and a published version of each product would be more than a hundred.
    expect(read.length, read.join('\n')).toBeLessThan(20)
  })
  await closeDocuments(page)
})

test('[R6.05] a previewed page shows each keystroke and a chosen release, takes blocks where its + is pressed, and does not end the preview inside the Studio', async ({
  page,
  lake,
}) => {
  const own = await publishOwnPage(lake, title)
  const paragraph = (_key: string, text: string) => ({
    _type: 'block',
    _key,
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: `${_key}s`, text, marks: [] }],
  })
  const nb = [paragraph('first', 'Før blokken.'), paragraph('last', 'Etter blokken.')]
  await lake
    .patch(own.id)
    .set({ content: { _type: 'localeRichText', nb } })
    .commit()
  const name = `Utsikt ${own.slug.slice(4, 12)}`
  const { releaseId } = await lake.releases.create({ metadata: { title: name, releaseType: 'asap' } })
  const published = await lake.getDocument(own.id)
  if (!published) throw new Error('The page of this test is gone.')
  await lake.createVersion({
    releaseId,
    publishedId: own.id,
    document: { ...published, _id: `versions.${releaseId}.${own.id}`, title: { ...published.title, nb: name } },
  })
  const responses: string[] = []
  page.on('response', async (response) => {
    // A page that was left cannot respond any more; the next page asks again.
    if (isResponseToStudio(response))
      responses.push(
        ...(await response
          .text()
          .then((text) => [text])
          .catch(() => [])),
      )
  })
  const preview = await signInToPresentation(page, /Kari/, own.path)
  const field = titleField(page, 'nb')

  await test.step('is not rendered again for what it shows', async () => {
    await expect.poll(() => responses.length).toBeGreaterThan(0)
    expect(responses.join()).not.toContain(title.nb)
  })

  await test.step('each keystroke, before the lake has it', async () => {
    await expect(field).toHaveValue(title.nb)
    await expect(field).toBeEditable()
    await expect(preview.locator('sanity-visual-editing > *').first()).toBeAttached()
    const saving = Promise.withResolvers<void>()
    const writes = /\/data\/(mutate|actions)\//
    await page.route(writes, async (route) => {
      await saving.promise
      await route.continue()
    })
    await field.press('End')
    for (const key of 'et ved sjøen') {
      await field.pressSequentially(key)
      await expect(preview.locator('h1')).toHaveText(new RegExp(`^${(await field.inputValue()).trim()}`))
    }
    expect(await lake.getDocument(own.draftId)).toBeUndefined()
    saving.resolve()
    await expect.poll(async () => (await lake.getDocument(own.draftId))?.title.nb).toBe(`${title.nb}et ved sjøen`)
    await expect(preview.locator('h1')).toContainText(`${title.nb}et ved sjøen`)
    await page.unroute(writes)
  })

  await test.step('a block where + is pressed, while the form of another document is open', async () => {
    const query = new URLSearchParams({ preview: testAddresses.SITE_ORIGIN + own.path })
    await openInStudio(page, `/presentation/footer/footer?${query}`)
    await expect(page.getByTestId('document-panel-document-title')).toHaveText('Footer')
    const plus = preview.getByRole('button', { name: 'Legg til en blokk her' })
    await expect(async () => {
      await preview.getByText('Før blokken.').hover()
      await expect(plus).toBeVisible({ timeout: 1000 })
    }).toPass()
    await plus.click()
    await page.getByRole('dialog', { name: 'Add block' }).getByRole('button', { name: 'Fact box' }).click()
    const types = async () => {
      const draft = await lake.getDocument(own.draftId)
      return draft?.content.nb.map(({ _key, _type }: { _key: string; _type: string }) =>
        _type === 'block' ? _key : _type,
      )
    }
    await expect.poll(types).toEqual(['first', 'factBox', 'last'])
  })

  await test.step('a link that ends the preview does not end it inside the Studio, where neither it nor sharing is shown', async () => {
    await expect(preview.getByRole('link', { name: 'Avslutt forhåndsvisning' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share this preview' })).toHaveCount(0)
    // As in a page that was opened before.
    await preview.locator('body').evaluate(() => {
      Object.assign(window, { isBefore: true })
      const link = document.createElement('a')
      link.href = '/api/draft-mode/disable'
      document.body.append(link)
      link.click()
    })
    await expect
      .poll(() =>
        preview
          .locator('body')
          .evaluate(() => 'isBefore' in window)
          .catch(() => true),
      )
      .toBe(false)
    await expect(preview.locator('h1')).toContainText(`${title.nb}et ved sjøen`)
    const heading = async () => (await preview.locator('h1').textContent()) ?? ''
    await expect.poll(async () => hasInvisibleCharacters(await heading())).toBe(true)
    const [frame] = page.frames().filter((each) => each.parentFrame())
    expect(new URL(frame?.url() ?? '').pathname).toBe(own.path)
  })

  await test.step('a release that is chosen', async () => {
    await page.getByTestId('global-perspective-menu-button').click()
    await page.getByRole('menuitem', { name }).click()
    await expect(preview.locator('h1')).toContainText(name)
  })
  await closeDocuments(page)
  await lake.releases.archive({ releaseId })
  await removeOwnPage(lake, own)
})
