// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { makeProductFacts } from '#tests/builders/make-product-facts.ts'
import { followSwatch } from './follow-swatch.ts'

const picture = (name: string) => ({ src: `https://images.test/${name}.jpg?w=730&h=937`, srcSet: '', alt: name })
const product = makeProductFacts({
  colors: [
    { name: 'Gran', hex: '#1F3033', hex2: null, picture: picture('green') },
    { name: 'Multe', hex: '#DF9232', hex2: '#1F3033', picture: picture('orange') },
  ],
})
const requested = vi.hoisted(() => vi.fn())
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({
    'GET /api/products': requested,
  })
})

beforeEach(() => {
  requested.mockReset().mockImplementation(async ({ query }) => {
    return { ok: true, value: { products: [{ ...product, centraId: query.ids }] } }
  })
})

/** A card of its own product, so that no test has what another has loaded. */
function makeCard(centraId: string, href = '/nb/shop/storr?fit=women') {
  document.body.innerHTML = `<article data-centra-id="${centraId}"><img src="https://images.test/first.jpg?w=730&h=937" alt="first"><h2><a href="${href}">Storr</a></h2>
    <label><input type="radio" name="c" value="1F3033" checked></label><label><input type="radio" name="c" value="CDF9232C1F3033"></label></article>`
  const [green, orange] = document.querySelectorAll('input')
  const article = document.querySelector('article')
  if (!article || !green || !orange) throw new Error('The card is incomplete')
  return { article, green, orange, link: document.querySelector('a'), image: document.querySelector('img') }
}

test('a selected swatch gives the card its picture and link, in the fit of the link; the first one the card as it was', async () => {
  const { article, green, orange, link, image } = makeCard('1')
  const choices: (string | undefined)[] = []
  article.addEventListener('choice', () => choices.push(article.dataset.chosen))
  orange.checked = true
  await followSwatch(article, 'nb')
  expect(requested.mock.lastCall?.[0].query).toEqual({ lang: 'nb', ids: '1', fit: 'women' })
  expect(image?.src).toBe(picture('orange').src)
  expect(image?.alt).toBe('orange')
  expect(link?.getAttribute('href')).toBe('/nb/shop/storr?fit=women&color=CDF9232C1F3033')
  expect(orange.checked).toBe(true)
  green.checked = true
  await followSwatch(article, 'nb')
  expect(image?.alt).toBe('first')
  expect(link?.getAttribute('href')).toBe('/nb/shop/storr?fit=women')
  expect(requested).toHaveBeenCalledTimes(1)
  expect(choices).toEqual(['fit=women&color=CDF9232C1F3033', undefined])
})

test('a card whose pictures cannot be loaded stays as it is, and tries again', async () => {
  const { article, orange, image } = makeCard('2')
  requested.mockResolvedValueOnce({ ok: false, error: { code: 'unreachable', message: 'offline' } })
  orange.checked = true
  await expect(followSwatch(article, 'nb')).rejects.toThrow()
  expect(image?.alt).toBe('first')
  await followSwatch(article, 'nb')
  expect(image?.alt).toBe('orange')
})
