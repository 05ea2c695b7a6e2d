// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { makeProductFacts } from '#tests/builders/make-product-facts.ts'
import { followFilters } from './follow-filters.ts'

const picture = (name: string) => ({ src: `https://images.test/${name}.jpg?w=730&h=937`, srcSet: '', alt: name })
const storr = makeProductFacts({
  picture: picture('green'),
  colors: [
    { name: 'Gran', hex: '#1F3033', hex2: '#DF9232', picture: picture('green') },
    { name: 'Multe', hex: '#DF9232', hex2: null, picture: picture('orange') },
    { name: 'Fjord', hex: '#2F5A73', hex2: '#A6C6D2', picture: picture('blue') },
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
  requested.mockReset().mockResolvedValue({ ok: true, value: { products: [storr] } })
})

function list(href = '/nb/shop/storr') {
  document.body.innerHTML = `<ul><li><article data-centra-id="101"><img src="https://images.test/drawn.jpg?w=730&h=937" alt="drawn"><h2><a href="${href}">Storr</a></h2></article></li></ul>`
  const follow = (color: string[], fit: string[] = [], signal = new AbortController().signal) =>
    followFilters(document.body, { color, fit }, 'nb', signal)
  return { follow, link: document.querySelector('a'), image: document.querySelector('img') }
}

test('[R2.13] a card has the picture and the link of the colour, that of the garment before that of a detail', async () => {
  const { follow, link, image } = list()
  await follow(['orange'])
  expect(link?.getAttribute('href')).toBe('/nb/shop/storr?color=DF9232')
  expect(image?.src).toBe(picture('orange').src)
  expect(image?.alt).toBe('orange')
  expect(image?.srcset).toContain('orange.jpg?w=320&h=411 320w')
  await follow(['blue'])
  expect(link?.getAttribute('href')).toBe('/nb/shop/storr?color=C2F5A73CA6C6D2')
  await follow([])
  expect(link?.getAttribute('href')).toBe('/nb/shop/storr')
  expect(image?.alt).toBe('drawn')
})

test('a card shows the one chosen fit, or the one of the list; two fits ask for none', async () => {
  const { follow, link } = list()
  await follow([], ['women'])
  expect(requested.mock.lastCall?.[0].query.fit).toBe('women')
  expect(link?.getAttribute('href')).toBe('/nb/shop/storr?fit=women')
  await follow(['orange'], ['women', 'men'])
  expect(link?.getAttribute('href')).toBe('/nb/shop/storr?color=DF9232')
  const ofMen = list('/nb/shop/storr?fit=men')
  await ofMen.follow(['orange'])
  expect(requested.mock.lastCall?.[0].query.fit).toBe('men')
  expect(ofMen.link?.getAttribute('href')).toBe('/nb/shop/storr?fit=men&color=DF9232')
})

test('an answer that comes after the next choice changes nothing', async () => {
  const { follow, link } = list()
  const until = new AbortController()
  const late = follow(['orange'], [], until.signal)
  until.abort()
  await late
  expect(link?.getAttribute('href')).toBe('/nb/shop/storr')
})
