import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expiredBy, listsIn } from '../routing/expired.ts'
import { type ListingType, listedTypes } from '../routing/listed-types.ts'
import { routesTag } from '../routing/routes-tag.ts'
import { documentTag, listTags, tagsOfPublication, tagsOfResponse, typeTag } from './cache-tags.ts'

describe('tags of a response', () => {
  test('name every document in it, however deep', () => {
    const documents = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 100 })
    fc.assert(
      fc.property(documents, (ids) => {
        const response = ids.reduce<unknown>((inner, _id, i) => (i % 2 ? [{ _id }, inner] : { _id, inner }), null)
        expect(new Set(tagsOfResponse(response))).toEqual(new Set(ids.map(documentTag)))
      }),
    )
  })

  test('are few: types stand in for more than a hundred documents', () => {
    const listing = Array.from({ length: 500 }, (_, i) => ({ _id: `p${i}`, _type: i % 2 ? 'product' : 'page' }))
    expect(tagsOfResponse(listing).sort()).toEqual([typeTag('page'), typeTag('product')])
  })
})

describe('tags that a publication expires', () => {
  const slug = { nb: { current: 'ull' } }
  const before = { _id: 'a', _type: 'page', slug, title: { nb: 'Ull' } }

  test('a changed text: the document and its listings', () => {
    const publication = { _id: 'a', _type: 'page', before, after: { ...before, title: { nb: 'Ny ull' } } }
    expect(tagsOfPublication(publication)).toEqual([documentTag('a'), typeTag('page')])
  })

  test('a changed slug, a first publication and a withdrawal: the addresses too', () => {
    const renamed = { ...before, slug: { nb: { current: 'silke' } } }
    for (const [from, to] of [[before, renamed] as const, [null, before] as const, [before, null] as const]) {
      expect(tagsOfPublication({ _id: 'a', _type: 'page', before: from, after: to })).toContain(routesTag)
    }
  })

  test.each(['product', 'page', 'contentPage', 'clothingType', 'landingPage', 'mainMenu'])(
    'the Studio names the lists whose tags the publication of a %s expires, and no others',
    (_type) => {
      const publication = { _id: 'a', _type, before: null, after: { ...before, _type } }
      const tags = tagsOfPublication(publication)
      const isListing = (page: string): page is ListingType => page in listedTypes
      const expired = Object.keys(listedTypes)
        .filter(isListing)
        .filter((page) => listTags(page).some((tag) => tags.includes(tag)))
      expect(listsIn(expiredBy(publication))).toEqual(expired)
    },
  )

  test('the menu never touches the addresses', () => {
    const item = { _id: 'mainMenu', _type: 'mainMenu', before: null, after: { _id: 'mainMenu', _type: 'mainMenu' } }
    expect(tagsOfPublication(item)).not.toContain(routesTag)
  })
})
