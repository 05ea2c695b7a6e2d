import { expect, test, vi } from 'vitest'
import { assetAt, withPictures } from './pictures.ts'

const picture = (_key: string, source: string, alt = '', caption = '') => ({
  block: { _type: 'pastedPicture' as const, _key, source, alt, caption },
  after: 'Før',
})

test('pictures become blocks in their place, each uploaded once; those that fail are named', async () => {
  const upload = vi.fn(async (source: string) => {
    if (source.includes('file:')) throw new Error('not readable')
    return `image-${source}`
  })
  const text = { block: { _type: 'block', _key: 't' }, after: '' }
  const { blocks, left } = await withPictures(
    [picture('a', 'one', 'Sau', 'På beite'), text, picture('b', 'file:///C:/x/to%20sauer.png'), picture('c', 'one')],
    upload,
  )
  expect(blocks).toEqual([
    {
      _type: 'image',
      _key: 'a',
      asset: { _type: 'reference', _ref: 'image-one' },
      alt: 'Sau',
      caption: 'På beite',
    },
    text.block,
    { _type: 'image', _key: 'c', asset: { _type: 'reference', _ref: 'image-one' } },
  ])
  expect(left).toEqual([{ kind: 'picture', name: 'to sauer.png', after: 'Før' }])
  expect(upload).toHaveBeenCalledTimes(2)
})

test('when nothing else is pasted, a picture that fails keeps its place', async () => {
  const failing = () => Promise.reject(new Error('not readable'))
  const { blocks, left } = await withPictures([picture('a', 'file:///sau.png', 'Sau')], failing)
  expect(blocks).toEqual([{ _type: 'image', _key: 'a', alt: 'Sau' }])
  expect(left).toHaveLength(1)
})

test('a picture of the lake is not uploaded again', () => {
  const hash = 'a'.repeat(40)
  const at = (origin: string) =>
    assetAt(`${origin}/images/tretopp/production/${hash}-800x600.jpg?w=400`, ['https://lake.example'])
  expect(at('https://lake.example')).toBe(`image-${hash}-800x600-jpg`)
  expect(at('https://other.example')).toBeUndefined()
  expect(assetAt('https://lake.example/logo.svg', ['https://lake.example'])).toBeUndefined()
})
