import { beforeAll, expect, test } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import { paragraph, renderRichText } from '../block-fixtures.tsx'

beforeAll(stubEnvironment)

test('a fact box is an aside named by its title', () => {
  const box = {
    _type: 'factBox' as const,
    _key: 'f',
    title: 'Merinoull',
    content: [paragraph('Varmer også våt.')],
    shared: null,
  }
  const html = renderRichText([box])
  const [, id] = /<aside[^>]*aria-labelledby="([^"]+)"/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`<p id="${id}"[^>]*>Merinoull</p>`))
  expect(html).toContain('<p>Varmer også våt.</p>')
})

test('without a title it is an aside all the same', () => {
  const html = renderRichText([{ _type: 'factBox', _key: 'f', content: [paragraph('Ull')], shared: null }])
  expect(html).toContain('<aside')
  expect(html).not.toContain('aria-labelledby')
})

test('a shared fact box is shown instead of its own text; one that is not published leaves nothing', () => {
  const box = { _type: 'factBox' as const, _key: 'f', title: 'Gammel', content: null }
  const shared = { _id: 'ull', _type: 'sharedFactBox' as const, title: 'Om ull', content: [paragraph('Varmer.')] }
  const html = renderRichText([{ ...box, shared }])
  expect(html).toMatch(/<p id="fact-f"[^>]*>Om ull<\/p>/)
  expect(html).toContain('<p>Varmer.</p>')
  expect(html).not.toContain('Gammel')
  expect(renderRichText([{ ...box, shared: null }])).not.toContain('<aside')
})
