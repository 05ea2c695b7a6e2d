import { beforeAll, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { asset, paragraph, renderRichText } from '../block-fixtures.tsx'

beforeAll(stubEnvironment)

test.each([2, 3, 4])('%d columns are next to one another with their content', (count) => {
  const columns = Array.from({ length: count }, (_, at) => ({ _key: `c${at}`, content: [paragraph(`Spalte ${at}`)] }))
  const html = renderRichText([{ _type: 'columns', _key: 'k', columns }])
  expect(html).toContain(`data-columns="${count}"`)
  for (let at = 0; at < count; at++) expect(html).toContain(`Spalte ${at}`)
})

test('pictures, buttons and fact boxes inside open their own field', () => {
  const button = {
    _type: 'button' as const,
    buttonType: null,
    _key: 'b',
    text: 'Til butikken',
    url: '/nb/shop',
    reference: null,
  }
  const image = { _type: 'image' as const, _key: 'i', asset, alt: 'En jakke', lqip: null }
  const box = { _type: 'factBox' as const, _key: 'f', title: 'Fakta', content: [paragraph('Ull varmer')], shared: null }
  const columns = [{ _key: 'c', content: [image, button, box] }]
  const html = renderRichText([{ _type: 'columns', _key: 'k', columns }])
  const field = 'page-about|content.nb[_key==&quot;k&quot;].columns[_key==&quot;c&quot;].content[_key==&quot;'
  expect(html).toContain(`data-sanity="${field}i&quot;]"`)
  expect(html).toContain(`data-sanity="${field}b&quot;]"`)
  expect(html).toContain('Ull varmer')
})
