import { expect, test } from 'vitest'
import { renderRichText } from '../block-fixtures.tsx'

test('a horizontal ruler is a thematic break', () => {
  expect(renderRichText([{ _type: 'break', _key: 'b', style: 'horizontal-ruler' }])).toMatch(/<hr[^>]*\/>/)
})
