import { describe, expect, it } from 'vitest'
import { Dataset } from '../dataset.ts'
import type { LakeDocument } from '../documents.ts'
import type { Perspective } from '../perspective.ts'
import { resultOf } from './run-query.ts'

const thing = (_id: string, rest: object = {}): LakeDocument => ({
  _id,
  _type: 'thing',
  tags: ['a'],
  text: 'ull',
  ...rest,
})

/** Queries that look at all documents, and that find them through each kind of index. */
const QUERIES = ['*._id', '*[_type == "thing"]._id', '*["a" in tags]._id', '*[text match "ull"]._id', '*[0...3]._id']

describe('documents that a query does not order', () => {
  it.each(QUERIES)('come in the order of their ids, whenever they were written: %s', (query) => {
    const dataset = new Dataset()
    for (const id of ['m', 'c', 'x']) dataset.upsert(thing(id))
    expect(resultOf(dataset, query)).toEqual(['c', 'm', 'x'])
    dataset.upsert(thing('a'))
    dataset.upsert(thing('c', { changed: true }))
    dataset.remove('m')
    expect(resultOf(dataset, query)).toEqual(['a', 'c', 'x'])
  })

  it('are ordered by the ids that the perspective shows', () => {
    const dataset = new Dataset()
    for (const id of ['e', 'drafts.a', 'versions.r.c', 'b']) dataset.upsert(thing(id))
    const ids = (perspective: Perspective) => resultOf(dataset, '*[_type == "thing"]._id', { perspective })
    expect(ids('raw')).toEqual(['b', 'drafts.a', 'e', 'versions.r.c'])
    expect(ids('drafts')).toEqual(['a', 'b', 'e'])
    expect(ids(['r', 'drafts'])).toEqual(['a', 'b', 'c', 'e'])
  })
})
