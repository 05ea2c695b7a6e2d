import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headingLevels } from './heading-levels.ts'

const block = (style: string, _key: string) => ({ _type: 'block', _key, style })

test('a heading keeps its level where the outline has one above it', () => {
  const levels = headingLevels([block('h2', 'a'), block('h3', 'b'), block('h4', 'c'), block('h2', 'd')])
  expect([...levels]).toEqual([
    ['a', 'h2'],
    ['b', 'h3'],
    ['c', 'h4'],
    ['d', 'h2'],
  ])
})

test('columns and fact boxes are read in order; headings of one size next to one another share a level', () => {
  const box = { _type: 'factBox', _key: 'f', content: [block('h4', 'c')] }
  const columns = [
    { _key: 'c1', content: [block('h3', 'a')] },
    { _key: 'c2', content: [block('h3', 'b'), box] },
  ]
  const levels = headingLevels([block('normal', 'p'), { _type: 'columns', _key: 'k', columns }])
  expect(levels.get('a')).toBe('h2')
  expect(levels.get('b')).toBe('h2')
  expect(levels.get('c')).toBe('h3')
})

test('the text of a shared fact box is read in its place', () => {
  const box = { _type: 'factBox', _key: 'f', shared: { content: [block('h4', 'b')] } }
  const levels = headingLevels([block('h2', 'a'), box, block('h4', 'c')])
  expect([levels.get('b'), levels.get('c')]).toEqual(['h3', 'h3'])
})

test('the title of a product row counts', () => {
  const row = { _type: 'productSelection', _key: 's', title: 'På tur' }
  expect(headingLevels([row, block('h3', 'a')]).get('a')).toBe('h3')
})

test('no level is ever skipped', () => {
  const styles = fc.array(fc.constantFrom('normal', 'h2', 'h3', 'h4', 'blockquote'))
  fc.assert(
    fc.property(styles, (chosen) => {
      const levels = headingLevels(chosen.map((style, at) => block(style, String(at))))
      let before = 1
      for (const level of levels.values()) {
        const depth = Number(level.slice(1))
        expect(depth).toBeLessThanOrEqual(before + 1)
        before = depth
      }
    }),
  )
})
