import { testAddresses } from '#tests/setup/addresses.ts'
import { test } from '../support/fixtures.ts'
import { publishOwnPage, removeOwnPage } from '../support/own-page.ts'
import { expect, findingsIn, signIn } from '../support/studio.ts'

const host = new URL(testAddresses.SITE_ORIGIN).host

/** Content of a tag in the head of a page. */
function inHead(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}

test('the previews of a search result and a shared link match the page', async ({ page, request, lake }) => {
  const own = await publishOwnPage(lake, { nb: 'Ullverkstedet', en: 'The wool workshop' })
  const asset = await lake.fetch<object>('*[_id == "homePage"][0].heroImage.asset')
  const hotspot = { _type: 'sanity.imageHotspot', x: 0.2, y: 0.8, width: 0.2, height: 0.2 }
  await lake
    .patch(own.id)
    .set({
      image: { _type: 'accessibleImage', asset, hotspot, alt: { _type: 'localeString', nb: 'Ull', en: 'Wool' } },
      seo: { _type: 'seo', title: { _type: 'localeString', nb: 'Alt om ull', en: 'All about wool' } },
    })
    .commit()
  await expect.poll(async () => await (await request.get(own.path)).text()).toContain('Alt om ull')
  const html = await (await request.get(own.path)).text()
  const sent = {
    title: inHead(html, /<title>([^<]*)<\/title>/),
    image: inHead(html, /<meta property="og:image" content="([^"]*)"/),
  }
  expect(sent.title).toBe('Alt om ull – Tretopp')

  await signIn(page, /Kari/, `/intent/edit/id=${own.id};type=landingPage;path=seo.title.nb`)
  const result = page.getByRole('group', { name: 'Search result in Norwegian' })
  await expect(result).toContainText(sent.title)
  await expect(result).toContainText(`${host} › nb › ${own.slug}`)
  await expect(result).toContainText('Verkstedet er åpent.')
  const link = page.getByRole('group', { name: 'Shared link in Norwegian' })
  await expect(link).toContainText(host)
  await expect(link).toContainText('Alt om ull')
  const picture = link.locator('img')
  const pathOf = (address: string | null) => new URL(address ?? '').pathname + new URL(address ?? '').search
  await expect.poll(async () => pathOf(await picture.getAttribute('src'))).toBe(pathOf(sent.image))
  const box = await picture.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1200 / 630, 1)

  const seoTitle = page.getByTestId('field-seo.title.nb').locator('input').first()
  await expect(seoTitle).toHaveValue('Alt om ull')
  await expect(seoTitle).toBeEditable()
  await seoTitle.fill('Ny tittel')
  await expect(result).toContainText('Ny tittel – Tretopp')
  await expect(page.getByRole('group', { name: 'Search result in English' })).toContainText('All about wool – Tretopp')
  expect(await findingsIn(page, '[data-testid="field-seo"]')).toEqual([])
  await removeOwnPage(lake, own)
})
