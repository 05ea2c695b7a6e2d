import { beforeAll, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { asset, productCard, renderRichText } from '../block-fixtures.tsx'

beforeAll(stubEnvironment)

function slide(key: string, url: string | null) {
  const image = { asset, hotspot: null, crop: null, lqip: null }
  return { _key: key, slide: { alt: `Bilde ${key}`, caption: key === 'a' ? 'Tekst a' : null, url, image } }
}

test('slides and products are in one labelled row that is reachable by keyboard', () => {
  const items = [slide('a', null), { _key: 'b', product: productCard('topp', 'Topp lue') }]
  const html = renderRichText([{ _type: 'carousel', _key: 'c', title: 'I fjellet', items }])
  expect(html).toMatch(/<section[^>]*aria-label="I fjellet"/)
  expect(html).toMatch(/<ul id="carousel-c"[^>]*tabindex="0"/)
  expect(html).toContain('alt="Bilde a"')
  expect(html).toContain('Tekst a')
  expect(html).toContain('Topp lue')
  expect(html).toContain('.items[_key==&quot;a&quot;].image')
})

test('a slide without a caption has no empty one', () => {
  const render = (key: string) => renderRichText([{ _type: 'carousel', _key: 'c', items: [slide(key, null)] }])
  expect(render('a')).toContain('<figcaption>Tekst a</figcaption>')
  expect(render('b')).not.toContain('<figcaption')
})

test('two buttons move it; a single picture has no buttons', () => {
  const many = renderRichText([{ _type: 'carousel', _key: 'c', items: [slide('a', null), slide('b', null)] }])
  expect(many).toMatch(/aria-label="Forrige" aria-controls="carousel-c"/)
  expect(many).toMatch(/aria-label="Neste" aria-controls="carousel-c"/)
  expect(renderRichText([{ _type: 'carousel', _key: 'c', items: [slide('a', null)] }])).not.toContain('<button')
})

test('a slide leads to its address only when that is harmless', () => {
  expect(renderRichText([{ _type: 'carousel', _key: 'c', items: [slide('a', '/nb/shop')] }])).toContain(
    'href="/nb/shop"',
  )
  expect(renderRichText([{ _type: 'carousel', _key: 'c', items: [slide('a', 'javascript:x')] }])).not.toContain('href=')
})
