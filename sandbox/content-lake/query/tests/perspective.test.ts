import { describe, expect, it } from 'vitest'
import { type Perspective, parsePerspective } from '../perspective.ts'
import { resultOf } from './run-query.ts'
import { SHOP, shopDataset } from './shop.ts'

const titles = (perspective: Perspective, dataset = shopDataset()) =>
  resultOf(dataset, '*[_type == "product"]{_id, _originalId, "t": title.nb} | order(_id)', { perspective })

describe('a perspective', () => {
  it('shows all stored documents as they are: raw', () => {
    const ids = resultOf(shopDataset(), '*[]._id')
    expect(ids).toEqual(SHOP.map(({ _id }) => _id).sort())
    expect(resultOf(shopDataset(), '*[defined(_originalId)]')).toEqual([])
  })

  it('shows published documents, without drafts and versions: published', () => {
    expect(titles('published')).toEqual([
      { _id: 'product-fjell', _originalId: null, t: 'Fjellbukse' },
      { _id: 'product-odd', _originalId: null, t: "Åpen 'ø' & æ" },
      { _id: 'product-skog', _originalId: null, t: 'Skogsjakke' },
    ])
  })

  it('shows drafts instead of published documents, under the published id: drafts', () => {
    expect(titles('drafts')).toEqual([
      { _id: 'product-fjell', _originalId: 'product-fjell', t: 'Fjellbukse' },
      { _id: 'product-new', _originalId: 'drafts.product-new', t: 'Nyhet' },
      { _id: 'product-odd', _originalId: 'product-odd', t: "Åpen 'ø' & æ" },
      { _id: 'product-skog', _originalId: 'drafts.product-skog', t: 'Skogsjakke II' },
    ])
  })

  it('shows the strongest of a stack of releases, without what they unpublish', () => {
    expect(titles(['rSummer', 'rSpring', 'drafts'])).toEqual([
      { _id: 'product-new', _originalId: 'drafts.product-new', t: 'Nyhet' },
      { _id: 'product-odd', _originalId: 'product-odd', t: "Åpen 'ø' & æ" },
      { _id: 'product-only', _originalId: 'versions.rSummer.product-only', t: 'Bare sommer' },
      { _id: 'product-skog', _originalId: 'versions.rSpring.product-skog', t: 'Vårjakke' },
    ])
    expect(
      resultOf(shopDataset(), '*[_id == "product-skog"][0].title.nb', { perspective: ['drafts', 'rSpring'] }),
    ).toBe('Skogsjakke II')
  })

  it('resolves references to the documents that it shows', () => {
    const query = '*[_id == "article-two"][0].product->title.nb'
    expect(resultOf(shopDataset(), query, { perspective: 'published' })).toBe('Skogsjakke')
    expect(resultOf(shopDataset(), query, { perspective: 'drafts' })).toBe('Skogsjakke II')
    expect(resultOf(shopDataset(), query, { perspective: ['rSpring'] })).toBe('Vårjakke')
    expect(resultOf(shopDataset(), '*[_id == "drafts.product-skog"][0].relatedProducts[]->_id')).toEqual([null])
  })

  it('lists all releases in every perspective', () => {
    for (const perspective of ['raw', 'published', 'drafts'] as const) {
      expect(resultOf(shopDataset(), 'releases::all(){name, state}', { perspective })).toEqual([
        { name: 'rSpring', state: 'active' },
      ])
    }
  })

  it('follows every change', () => {
    const dataset = shopDataset()
    const skog = () =>
      resultOf(dataset, '*[_id == "product-skog"]{_originalId, "t": title.nb}', { perspective: 'drafts' })
    const bySlug = (slug: string) =>
      resultOf(dataset, '*[slug.nb.current == $slug]._id', { perspective: 'drafts', params: { slug } })
    expect(skog()).toEqual([{ _originalId: 'drafts.product-skog', t: 'Skogsjakke II' }])
    expect(bySlug('skogsjakke')).toEqual(['product-skog'])
    dataset.upsert({
      _id: 'drafts.product-skog',
      _type: 'product',
      title: { nb: 'III' },
      slug: { nb: { current: 'ny' } },
    })
    expect(skog()).toEqual([{ _originalId: 'drafts.product-skog', t: 'III' }])
    expect([bySlug('skogsjakke'), bySlug('ny')]).toEqual([[], ['product-skog']])
    dataset.remove('drafts.product-skog')
    expect(skog()).toEqual([{ _originalId: 'product-skog', t: 'Skogsjakke' }])
    expect([bySlug('skogsjakke'), bySlug('ny')]).toEqual([['product-skog'], []])
    dataset.remove('product-skog')
    expect(skog()).toEqual([])
    dataset.upsert({ _id: 'drafts.product-skog', _type: 'product', title: { nb: 'IV' } })
    expect(skog()).toEqual([{ _originalId: 'drafts.product-skog', t: 'IV' }])
  })

  it('gives right results after queries in many other perspectives', () => {
    const dataset = shopDataset()
    for (let number = 0; number < 30; number++) titles([`r${number}`, 'drafts'], dataset)
    dataset.upsert({ _id: 'drafts.product-only', _type: 'product', title: { nb: 'Ny' } })
    expect(titles(['r1', 'drafts'], dataset)).toContainEqual({
      _id: 'product-only',
      _originalId: 'drafts.product-only',
      t: 'Ny',
    })
  })
})

describe('the name of a perspective', () => {
  it('is one of three, or a stack', () => {
    expect(parsePerspective('raw')).toBe('raw')
    expect(parsePerspective('previewDrafts')).toBe('drafts')
    expect(parsePerspective('rSpring, drafts')).toEqual(['rSpring', 'drafts'])
    expect(parsePerspective(['published'])).toBe('published')
  })

  it.each(['', 'a b', 'raw,drafts', 'a/b'])('is refused when invalid: "%s"', (name) => {
    expect(() => parsePerspective(name)).toThrow(RangeError)
  })
})
