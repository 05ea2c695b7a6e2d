import { expect, test } from 'vitest'
import { renderRichText } from '../block-fixtures.tsx'

const rows = [
  { _key: 'r1', cells: ['Størrelse', 'Bryst'] },
  { _key: 'r2', cells: ['M', '96'] },
]

test('caption, header cells with their scope, data cells', () => {
  const html = renderRichText([{ _type: 'table', _key: 't', caption: 'Mål i cm', hasHeader: true, rows }])
  expect(html).toMatch(/<section[^>]*aria-label="Mål i cm"[^>]*tabindex="0"/)
  expect(html).toContain('<caption>Mål i cm</caption>')
  expect(html).toMatch(/<th scope="col">Størrelse<\/th><th scope="col" class="[^"]*figure[^"]*">Bryst<\/th>/)
  expect(html).toMatch(/<tbody><tr><td>M<\/td><td class="[^"]*figure[^"]*">96<\/td><\/tr><\/tbody>/)
})

test('without a header every row is data, and the scrolling part still has a name', () => {
  const html = renderRichText([{ _type: 'table', _key: 't', caption: null, hasHeader: false, rows }])
  expect(html).not.toContain('<th')
  expect(html).toContain('<td>Størrelse</td>')
  expect(html).toContain('aria-label="Tabell"')
})

test('an empty table is nothing', () => {
  expect(renderRichText([{ _type: 'table', _key: 't', caption: 'x', hasHeader: true, rows: [] }])).not.toContain(
    'table',
  )
})
