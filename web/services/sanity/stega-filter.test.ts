import { describe, expect, test } from 'vitest'
import { encodesAsStega } from './stega-filter.ts'

/** `byDefault`: what the client's own rule says. */
function encodes(sourcePath: (string | number)[], byDefault = true): boolean {
  const sourceDocument = { _id: 'x', _type: 'product' }
  const filterDefault = () => byDefault
  return encodesAsStega({ sourcePath, resultPath: ['any'], value: 'text', sourceDocument, filterDefault })
}

describe('stega marks', () => {
  test.each([
    ['title', 'nb'],
    ['lead', 'en'],
    ['content', 'nb', 0, 'children', 0, 'text'],
    ['content', 'nb', 0, 'caption'],
    ['colors', 0, 'name', 'en'],
    ['author'],
  ])('are put on texts: %s %s', (...path) => {
    expect(encodes(path)).toBe(true)
  })

  test.each([
    [['slug', 'nb', 'current']],
    [['path', 'en', 'current']],
    [['seo', 'title', 'nb']],
    [['image', 'alt', 'nb']],
    [['content', 'nb', 0, 'markDefs', 0, 'href']],
    [['content', 'nb', 0, 'style']],
    [['content', 'nb', 0, 'children', 0, 'marks', 0]],
    [['colors', 0, 'hex']],
    [['sizes', 2]],
    [['crowdfundingDate']],
    [['menuElements', 0, 'linkNb']],
    [['contactEmail']],
    [['_id']],
    [['image', 'asset', '_ref']],
  ])('are never put on %j', (path) => {
    expect(encodes(path)).toBe(false)
  })

  test('follow the client’s rule on texts that are in no language', () => {
    expect([encodes(['author'], false), encodes(['title', 'nb'], false), encodes(['title', 'en'], false)]).toEqual([
      false,
      true,
      true,
    ])
  })
})
