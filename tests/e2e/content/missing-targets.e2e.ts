import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { expect, test } from '../support/fixtures.ts'
import { listedPaths } from '../support/sitemap.ts'

const key = () => randomUUID().slice(0, 8)
const slugs = (current: string) => ({
  _type: 'localeSlug',
  nb: { _type: 'slug', current },
  en: { _type: 'slug', current },
})
const both = (_type: string, value: unknown) => ({ _type, nb: value, en: value })

/** Refers to something that was never published, or is gone. */
const gone = (type = 'reference') => ({ _type: type, _key: key(), _ref: `nobody-${key()}`, _weak: true })

const linkTo = { _type: 'link', _key: 'lenke', reference: gone(), openInNewTab: false }
const content = [
  {
    _type: 'block',
    _key: 'tekst',
    style: 'normal',
    markDefs: [linkTo],
    children: [{ _type: 'span', _key: 's', text: 'Les om ull her.', marks: ['lenke'] }],
  },
  { _type: 'button', _key: 'knapp', buttonType: 'link', text: 'Til ingen side', reference: gone() },
  { _type: 'productSelection', _key: 'utvalg', title: 'Utvalg av ingenting', products: [gone(), gone()] },
  { _type: 'carousel', _key: 'karusell', title: 'Karusell', items: [gone()] },
]

/** One document of each type that mentions others, all of them missing. */
async function publishMentions(lake: SanityClient, name: string) {
  const rest = { content: both('localeRichText', content) }
  const title = both('localeString', 'Savn')
  const documents: { _id: string; _type: string; [field: string]: unknown }[] = [
    { _id: `landingPage-${name}`, _type: 'landingPage', path: slugs(`${name}-l`), title, ...rest },
    { _id: `page-${name}`, _type: 'page', slug: slugs(`${name}-p`), title, category: gone(), ...rest },
    {
      _id: `contentPage-${name}`,
      _type: 'contentPage',
      slug: slugs(`${name}-c`),
      title,
      category: gone(),
      relatedPages: [gone()],
      ...rest,
    },
    {
      _id: `product-${name}`,
      _type: 'product',
      slug: slugs(`${name}-v`),
      title,
      centraId: `9${key()}`,
      productState: 'normal',
      fit: ['women'],
      clothingType: gone(),
      relatedProducts: [gone()],
      images: [],
      ...rest,
    },
  ]
  const transaction = lake.transaction()
  for (const document of documents) transaction.create(document)
  await transaction.commit({ visibility: 'sync' })
  return documents.map(({ _id }) => _id)
}

test('pages keep working when documents they refer to are unpublished or deleted', async ({ page, request, lake }) => {
  const name = `e2e-${key()}`
  const ids = await publishMentions(lake, name)
  try {
    for (const [index, path] of [`${name}-l`, `${name}-p`, `${name}-c`, `shop/${name}-v`].entries()) {
      const [opened, read] = index % 2 === 0 ? ['nb', 'en'] : ['en', 'nb']
      for (const lang of ['nb', 'en'])
        await expect.poll(async () => (await request.get(`/${lang}/${path}`)).status(), path).toBe(200)
      await page.goto(`/${opened}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savn')
      const main = page.getByRole('main')
      await expect(main.getByText('Les om ull her.')).toBeVisible()
      await expect(main.getByRole('link', { name: /Les om ull|Til ingen side/ })).toHaveCount(0)
      await expect(main.getByText('Utvalg av ingenting')).toHaveCount(0)
      const html = await (await request.get(`/${read}/${path}`)).text()
      expect(html, path).toMatch(/<h1[^>]*>Savn/)
      expect(html, path).toContain('Les om ull her.')
      expect(html, path).not.toMatch(/<a [^>]*>(<[^>]*>)*(Les om ull|Til ingen side)/)
    }
    for (const path of [`/nb/${name}-p`, `/en/${name}-c`, `/nb/shop/${name}-v`])
      await expect.poll(() => listedPaths(request)).toContain(path)
    await expect.poll(async () => (await request.get('/nb/shop')).text()).toContain(`href="/nb/shop/${name}-v`)
  } finally {
    await lake.delete({ query: '*[_id in $ids]', params: { ids } })
  }
})

test('publishing and unpublishing a category moves its pages, and each old address redirects', async ({
  request,
  lake,
}) => {
  const name = `e2e-${key()}`
  const title = both('localeString', 'Hyller')
  const category = { _id: `categoryPage-${name}`, _type: 'categoryPage', title, slug: slugs(`${name}-k`) }
  const filed = {
    _id: `page-${name}`,
    _type: 'page',
    title: both('localeString', 'På hylla'),
    slug: slugs(`${name}-p`),
    category: { _type: 'reference', _ref: category._id, _weak: true },
  }
  const statusAndLocation = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return `${response.status()} ${response.headers().location ?? ''}`.trim()
  }
  const [outside, inside] = [`/nb/${name}-p`, `/nb/${name}-k/${name}-p`]
  try {
    await lake.create(filed)
    await expect.poll(() => statusAndLocation(outside)).toBe('200')
    await lake.create(category)
    await expect.poll(() => statusAndLocation(inside)).toBe('200')
    await expect.poll(() => statusAndLocation(outside)).toBe(`308 ${inside}`)
    expect(await (await request.get(inside)).text()).toContain(`href="/nb/${name}-k"`)
    await lake.delete(category._id)
    await expect.poll(() => statusAndLocation(outside)).toBe('200')
    await expect.poll(() => statusAndLocation(inside)).toBe(`308 ${outside}`)
  } finally {
    await lake.delete({
      query: '*[_id in $ids || (_type == "redirect" && from match $from)]',
      params: { ids: [filed._id, category._id], from: `*${name}*` },
    })
  }
})
