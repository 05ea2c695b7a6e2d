import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, rejection, type Target } from './target.ts'

let target: Target
const ids: string[] = []

beforeAll(async () => {
  target = await openTarget()
  ids.push(...[1, 2, 3].map((number) => target.id(`query-${number}`)))
  const transaction = target.client.transaction()
  for (const [index, _id] of ids.entries())
    transaction.create({ _id, _type: 'contractPage', title: `Page ${index + 1}`, rank: index })
  transaction.create({ _id: `drafts.${ids[0]}`, _type: 'contractPage', title: 'Draft of page 1', rank: 0 })
  await transaction.commit()
})
afterAll(() => target.close())

describe('Queries [R7.09]', () => {
  test('take parameters of every JSON type', async () => {
    const found = await target.client.fetch('*[_id in $ids && rank >= $least] | order(rank desc).title', {
      ids,
      least: 1,
    })
    expect(found).toEqual(['Page 3', 'Page 2'])
    expect(await target.client.fetch('$object.a[0]', { object: { a: [null] } })).toBeNull()
  })

  test('match ids against paths, which may stand on both sides', async () => {
    const read = (query: string) => target.client.fetch<unknown>(query, { ids })
    expect(await read('["a.b" in path("a.*"), "a.b.c" in path("a.*"), "a.b.c" in path("a.**")]')).toEqual([
      ...[true, false, true],
    ])
    expect(await read('[path("a.b") in path("a.*"), path("b.b") in path("a.*")]')).toEqual([true, false])
    expect(await read('count(*[_id in $ids && path(_id) in path("**")])')).toBe(3)
    expect(await read('count(*[_id in $ids && path(_id) in path("drafts.**")])')).toBe(0)
  })

  test.skipIf(isHosted)('need an API version whose GROQ is supported', async () => {
    const error = await rejection(target.client.withConfig({ apiVersion: '1' }).fetch('*[0]'))
    expect(error.statusCode).toBe(400)
    expect(error.message).toContain('requires API version 2021-03-25 or later')
  })

  test('see drafts in the drafts perspective, under the published id', async () => {
    const query = '*[_id == $id][0]{_id, _originalId, title}'
    const read = (perspective: 'drafts' | 'published') => target.client.fetch(query, { id: ids[0] }, { perspective })
    expect(await read('drafts')).toEqual({ _id: ids[0], _originalId: `drafts.${ids[0]}`, title: 'Draft of page 1' })
    expect(await read('published')).toMatchObject({ _id: ids[0], title: 'Page 1' })
  })

  test('see versions of a release through a stack', async () => {
    const _id = `versions.contractRelease.${ids[1]}`
    await target.client.create({ _id, _type: 'contractPage', title: 'In a release' })
    const read = (perspective: string[]) =>
      target.client.fetch('*[_id == $id][0].title', { id: ids[1] }, { perspective })
    expect(await read(['contractRelease', 'drafts'])).toBe('In a release')
    expect(await read(['drafts'])).toBe('Page 2')
    await target.client.delete(_id)
  })

  test('return the query, the time, sync tags and on request a source map', async () => {
    const response = await target.client.fetch(
      '*[_id == $id]{title}',
      { id: ids[0] },
      { filterResponse: false, resultSourceMap: true, perspective: 'published' },
    )
    expect(response).toMatchObject({
      query: '*[_id == $id]{title}',
      result: [{ title: 'Page 1' }],
      ms: expect.any(Number),
    })
    expect(response.syncTags).toEqual(expect.arrayContaining([expect.stringMatching(/^s1:/)]))
    expect(response.resultSourceMap?.documents).toEqual([{ _id: ids[0], _type: 'contractPage' }])
    expect(Object.keys(response.resultSourceMap?.mappings ?? {})).toEqual(["$[0]['title']"])
    const bare = await target.client.fetch(
      '*[_id == $id]',
      { id: ids[0] },
      { filterResponse: false, returnQuery: false },
    )
    expect(bare).not.toHaveProperty('query')
  })

  test('that do not parse are refused with the position of the error', async () => {
    const error = await rejection(target.client.fetch('*[_type == ]'))
    expect(error.statusCode).toBe(400)
    expect(error.details).toMatchObject({
      type: 'queryParseError',
      query: '*[_type == ]',
      start: expect.any(Number),
      end: expect.any(Number),
      description: expect.any(String),
    })
    expect(error.message).toContain('GROQ query parse error')
  })

  test('without a text, or with a parameter that is not JSON, are refused', async () => {
    const get = (search: string) => fetch(`${target.origin}/v2025-02-19/data/query/${target.dataset}${search}`)
    expect((await get('')).status).toBe(400)
    const broken = await get(`?query=${encodeURIComponent('$a')}&%24a=%7B`)
    expect(broken.status).toBe(400)
  })
})

describe('The content client [R7.08]', () => {
  test('sends encoded queries of fewer than 11264 characters by GET, longer ones by POST, and reads both responses', async () => {
    const sent: { method: string; length: number }[] = []
    const recording = target.connect({
      requestHandler: (request, next) => {
        sent.push({ method: request.method ?? 'GET', length: new URL(request.url).search.length })
        return next(request)
      },
    })
    expect(await recording.fetch('$text', { text: '' })).toBe('')
    const longest = 'x'.repeat(11_263 - (sent[0]?.length ?? 0))
    for (const text of [longest, `${longest}x`]) expect(await recording.fetch('$text', { text })).toBe(text)
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST'])
  })

  test('reads published content without a token, through the read host', async () => {
    const reader = target.anonymous.withConfig({ useCdn: true, perspective: 'published' })
    expect(reader.config().token).toBeUndefined()
    expect(await reader.fetch('*[_id == $id][0].title', { id: ids[0] })).toBe('Page 1')
  })
})

describe('Documents by id [R7.09]', () => {
  test('are returned in the requested order, missing ones as null', async () => {
    const documents = await target.client.getDocuments([ids[2] ?? '', 'contract-missing', ids[0] ?? ''])
    expect(documents.map((document) => document?._id)).toEqual([ids[2], undefined, ids[0]])
    expect(await target.client.getDocument('contract-missing')).toBeUndefined()
  })

  test('come with all their versions on request', async () => {
    const versions = await target.client.getDocument(ids[0] ?? '', { includeAllVersions: true })
    expect(versions?.map(({ _id }) => _id).sort()).toEqual([ids[0], `drafts.${ids[0]}`].sort())
  })

  test('are counted as existing without their contents', async () => {
    const found = await target.client.documentsExists([ids[0] ?? '', 'contract-missing'])
    expect([...found]).toEqual([ids[0]])
  })
})
