import { describe, expect, it } from 'vitest'
import { QueryError } from '../errors.ts'
import { compileFilter } from '../listen-filter.ts'

const document = { _id: 'drafts.a', _type: 'product', title: { nb: 'Ull' }, refs: [{ _ref: 'b' }] }
const matches = (query: string, params: Record<string, unknown> = {}) => compileFilter(query, params).matches(document)

describe('the filter of a listener', () => {
  it('lets through what the query filters, whatever surrounds the filter', () => {
    expect(matches('*')).toBe(true)
    expect(matches('*[_type == $type]', { type: 'product' })).toBe(true)
    expect(matches('*[_type == "page"]')).toBe(false)
    expect(matches('*[_type == "product"][_id in $ids]', { ids: ['drafts.a'] })).toBe(true)
    expect(matches('*[_type == "product"] | order(_id) [0...10]{title}')).toBe(true)
    expect(matches('*[_id == "drafts.a"][0].title.nb')).toBe(true)
    expect(matches('*[_id == "other"]{title}[0]')).toBe(false)
  })

  it('knows references, versions and texts of the document itself', () => {
    expect(matches('*[references("b")]')).toBe(true)
    expect(matches('*[references("c")]')).toBe(false)
    expect(matches('*[sanity::versionOf("a")]')).toBe(true)
    expect(matches('*[_id in path("drafts.**")]')).toBe(true)
    expect(matches('*[title.nb match text::query("ul*")]')).toBe(true)
  })

  it('evaluates identity() as the listener', () => {
    const { matches } = compileFilter('*[owner == identity()]', {}, 'kari')
    expect([matches({ ...document, owner: 'kari' }), matches({ ...document, owner: 'ola' })]).toEqual([true, false])
  })

  it('cannot read other documents', () => {
    expect(matches('*[refs[0]->_type == "product"]')).toBe(false)
  })

  it('refuses queries that filter no documents', () => {
    expect(() => compileFilter('[1, 2][@ > 1]', {})).toThrow(QueryError)
    expect(() => compileFilter('*[_type == $type]', {})).toThrow('param $type referenced, but not provided')
  })
})
