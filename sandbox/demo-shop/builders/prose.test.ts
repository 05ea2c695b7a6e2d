import { expect, test } from 'vitest'
import { prose, type TextBlock } from './prose.ts'

const texts = (block: TextBlock | undefined) => block?.children.map(({ text, marks }) => [text, ...marks])

test('paragraphs are parted by blank lines and joined over line breaks', () => {
  const blocks = prose('One\n two.\n\nThree.')
  expect(blocks.map(texts)).toEqual([[['One two.']], [['Three.']]])
  expect(blocks.map(({ style }) => style)).toEqual(['normal', 'normal'])
})

test('headings and quotes become styles', () => {
  const styles = prose('## A\n\n### B\n\n#### C\n\n> D').map(({ style }) => style)
  expect(styles).toEqual(['h2', 'h3', 'h4', 'blockquote'])
})

test('lists become list items with levels', () => {
  const items = prose('- one\n  - two\n- three\n\n1. first').map(({ listItem, level }) => [listItem, level])
  expect(items).toEqual([
    ['bullet', 1],
    ['bullet', 2],
    ['bullet', 1],
    ['number', 1],
  ])
})

test('decorated text becomes marks, nested ones too', () => {
  const [block] = prose('a **b _c_** ~~d~~ ++e++ `f`')
  expect(texts(block)).toEqual([
    ['a '],
    ['b ', 'strong'],
    ['c', 'strong', 'em'],
    [' '],
    ['d', 'strike-through'],
    [' '],
    ['e', 'underline'],
    [' '],
    ['f', 'code'],
  ])
})

test('an underscore within a word is no emphasis', () => {
  expect(texts(prose('snake_case_name')[0])).toEqual([['snake_case_name']])
})

test('links lead to addresses or documents', () => {
  const [block] = prose('[out](https://example.com^) and [in](@page-about)')
  expect(block?.markDefs).toEqual([
    { _type: 'link', _key: 'link0', openInNewTab: true, href: 'https://example.com' },
    {
      _type: 'link',
      _key: 'link1',
      openInNewTab: false,
      reference: { _type: 'reference', _ref: 'page-about', _weak: true },
    },
  ])
  expect(texts(block)).toEqual([['out', 'link0'], [' and '], ['in', 'link1']])
})
