import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoDocuments } from '#sandbox/demo-shop/documents.ts'
import { type EmptyLake, emptyLake } from '#sandbox/demo-shop/testing/empty-lake.ts'
import { generateQueryShapes } from '#scripts/stack/query-shapes.ts'
import { landingPageQuery } from '../queries/editorial.groq.ts'
import { routesAfterQuery } from '../queries/routes.groq.ts'
import { checkResponse } from './check-response.ts'
import { fitToShape } from './fit-to-shape.ts'
import { documentShapes } from './shapes.gen.ts'

let lake: EmptyLake

beforeAll(async () => {
  lake = await emptyLake()
})
afterAll(() => lake.close())

test('the shapes are those of the schemas and queries', () => generateQueryShapes({ check: true }))

test('every document of the demo shop has the shape of its type', () => {
  const system = { _rev: 'r', _createdAt: '2026-11-21T12:00:00Z', _updatedAt: '2026-11-21T12:00:00Z' }
  for (const document of demoDocuments(new Date('2026-11-21T12:00:00'))) {
    const shape = documentShapes.get(document._type)
    expect(shape && fitToShape({ ...document, ...system }, shape), document._id).toMatchObject({
      isUsable: true,
      problems: [],
    })
  }
})

test('a response that is unusable as a whole is an error, and so is a query without a shape', () => {
  expect(() => checkResponse(routesAfterQuery, 'Bad Gateway')).toThrow('unusable (text, not a list)')
  expect(() => checkResponse('*[0]', null)).toThrow('npm run typegen')
})

const names = [
  ...['block', 'blockContentImage', 'blockHtml', 'break', 'button', 'carousel', 'columns', 'embed', 'factBox', 'image'],
  ...['productSelection', 'table'],
]

async function landingPage(blocks: readonly object[]) {
  const content = { _type: 'localeRichText', nb: blocks }
  await lake.client.createOrReplace({ _id: 'drafts.page', _type: 'landingPage', content })
  const params = { lang: 'nb', id: 'page', today: '2026-11-22' }
  const response = await lake.client.fetch(landingPageQuery, params, { perspective: 'drafts' })
  const checked = checkResponse(landingPageQuery, response)
  return { blocks: checked.value?.content ?? [], problems: checked.problems }
}

describe('the blocks of a draft', () => {
  test('stay when they have just been added and hold nothing yet', async () => {
    const added = names.map((_type) => ({ _type, _key: _type }))
    const { blocks, problems } = await landingPage(added)
    expect(blocks.map(({ _type }) => _type)).toEqual(names)
    expect(problems).toEqual([])
  })

  test('stay when they are half filled: an item without a picture, a column without content, a row without cells', async () => {
    const { blocks } = await landingPage([
      { _type: 'carousel', _key: 'a', items: [{ _type: 'carouselSlide', _key: 'a' }] },
      { _type: 'columns', _key: 'b', columns: [{ _type: 'column', _key: 'a' }] },
      { _type: 'table', _key: 'c', rows: [{ _type: 'tableRow', _key: 'a' }] },
      { _type: 'blockContentImage', _key: 'd', image: { _type: 'image' } },
      { _type: 'productSelection', _key: 'e', products: [{ _type: 'reference', _key: 'a' }] },
    ])
    expect(blocks).toMatchObject([
      { items: [{ _key: 'a', slide: { image: null } }] },
      { columns: [{ _key: 'a', content: null }] },
      { rows: [{ _key: 'a', cells: null, width: null }] },
      { image: null },
      { products: [] },
    ])
  })

  test('that no page knows are left out; a button of an unknown kind stays, to say so', async () => {
    const { blocks, problems } = await landingPage([
      { _type: 'dance', _key: 'a' },
      { _type: 'button', _key: 'b', buttonType: 'dance' },
    ])
    expect(blocks).toEqual([expect.objectContaining({ _key: 'b', buttonType: 'dance' })])
    expect(problems).toMatchObject([{ documentId: 'page', path: 'content[0]' }])
  })
})
