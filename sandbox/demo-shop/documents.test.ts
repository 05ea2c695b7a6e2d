import { expect, test } from 'vitest'
import { CATALOGUE } from './catalogue.ts'
import { demoDocuments } from './documents.ts'
import { type Found, objectsIn } from './testing/objects-in.ts'

const TODAY = new Date('2026-11-21T12:00:00')
const documents = demoDocuments(TODAY)
const ofType = (type: string) => documents.filter(({ _type }) => _type === type)
const objects = objectsIn(documents)

test('is as large as a shop: products, clothing types, articles', () => {
  expect(ofType('product').length).toBeGreaterThanOrEqual(44)
  expect(ofType('clothingType').length).toBeGreaterThanOrEqual(9)
  expect(ofType('contentPage').length).toBeGreaterThanOrEqual(12)
})

test('has enough products in every state', () => {
  const count = (state: string) => ofType('product').filter(({ productState }) => productState === state).length
  expect(count('preorder')).toBeGreaterThanOrEqual(5)
  expect(count('crowdFunding')).toBeGreaterThanOrEqual(3)
  expect(count('crowdSourcing')).toBeGreaterThanOrEqual(3)
  expect(count('testPhase')).toBeGreaterThanOrEqual(2)
  expect(count('normal')).toBeGreaterThan(documents.length / 4)
})

test('has campaigns that run, that have reached their goal and that have not', () => {
  const goals = new Map(
    ofType('product').map(({ centraId, crowdfundingGoal, crowdfundingMax }) => [
      centraId,
      { goal: Number(crowdfundingGoal), max: Number(crowdfundingMax) },
    ]),
  )
  const campaigns = CATALOGUE.flatMap(({ centraId, campaign }) => {
    const limits = goals.get(centraId)
    return campaign && limits ? [{ ...campaign, ...limits }] : []
  })
  expect(campaigns.some(({ endsInDays, reserved, goal }) => endsInDays > 0 && reserved < goal)).toBe(true)
  expect(campaigns.some(({ endsInDays, reserved, goal }) => endsInDays > 0 && reserved >= goal)).toBe(true)
  expect(campaigns.some(({ endsInDays, reserved, goal }) => endsInDays < 0 && reserved >= goal)).toBe(true)
  expect(campaigns.some(({ endsInDays, reserved, goal }) => endsInDays < 0 && reserved < goal)).toBe(true)
  for (const { reserved, max } of campaigns) expect(reserved).toBeLessThanOrEqual(max)
})

test('a card’s own tag never hides how a product is sold, and says how an ended campaign went', () => {
  const tags = new Map(ofType('product').map(({ centraId, productCardImageTag }) => [centraId, productCardImageTag]))
  for (const { centraId, documentId, productState, campaign } of CATALOGUE) {
    if (productState === 'normal') continue
    const over = campaign !== undefined && campaign.endsInDays < 0
    expect(Boolean(tags.get(centraId)), documentId).toBe(over)
  }
})

test('the articles together use each block of docs/product/3', () => {
  const used = new Set(
    ofType('contentPage').flatMap(({ content }) =>
      (content as { nb: { _type: string }[] }).nb.map(({ _type }) => _type),
    ),
  )
  const blocks = [
    'block',
    'blockContentImage',
    'blockHtml',
    'break',
    'button',
    'carousel',
    'columns',
    'embed',
    'factBox',
  ]
  expect([...used]).toEqual(expect.arrayContaining([...blocks, 'image', 'productSelection', 'table']))
})

test('uses the variants of the blocks: alignments, column counts, button types, heading and list styles, marks', () => {
  const values = (type: string, field: string) =>
    new Set(objects.filter(({ value }) => value._type === type).map(({ value }) => value[field]))
  expect(values('blockContentImage', 'align')).toEqual(new Set(['left', 'center', 'right']))
  expect(values('button', 'buttonType')).toEqual(new Set(['link', 'login', 'register', 'submitIdea']))
  expect(values('block', 'style')).toEqual(new Set(['normal', 'h2', 'h3', 'h4', 'blockquote']))
  expect(values('block', 'listItem')).toEqual(new Set([undefined, 'bullet', 'number']))
  const counts = objects
    .filter(({ value }) => value._type === 'columns')
    .map(({ value }) => (value.columns as []).length)
  expect(new Set(counts)).toEqual(new Set([2, 3, 4]))
  const marks = new Set(objects.filter(({ value }) => value._type === 'span').flatMap(({ value }) => value.marks))
  expect([...marks]).toEqual(expect.arrayContaining(['strong', 'em', 'strike-through', 'code', 'link0']))
})

test('every localised value has both languages', () => {
  const localised = objects.filter(({ value }) => String(value._type).startsWith('locale'))
  expect(localised.length).toBeGreaterThan(1000)
  const isEmpty = (text: unknown) => !text || (Array.isArray(text) && text.length === 0)
  expect(localised.filter(({ value }) => isEmpty(value.nb) || isEmpty(value.en)).map(({ path }) => path)).toEqual([])
})

test('both languages of a rich text have the same blocks in the same order', () => {
  const shape = (blocks: unknown) =>
    (blocks as { _type: string; style?: string }[]).map(({ _type, style }) => [_type, style])
  for (const { value, path } of objects.filter(({ value }) => value._type === 'localeRichText')) {
    expect(shape(value.nb), path).toEqual(shape(value.en))
  }
})

test('every picture has an alternative text', () => {
  const pictures = objects.filter(({ value }) => (value.asset as { _ref?: string } | undefined)?._ref)
  const parents = new Map(objects.map(({ value, path }) => [path, value]))
  const alt = ({ value, path }: Found) => value.alt ?? parents.get(path.replace(/\.image$/, ''))?.alt
  expect(pictures.filter((picture) => !alt(picture)).map(({ path }) => path)).toEqual([])
})

test('every fit of a product has pictures of its own, every colour too', () => {
  for (const { _id, fit, colors, images } of ofType('product')) {
    const pictures = images as { gender: string; colorHex: string }[]
    for (const cut of fit as string[]) {
      const shown = pictures.filter(({ gender }) => gender === cut).map(({ colorHex }) => colorHex)
      expect(shown, `${_id} ${cut}`).toEqual(
        expect.arrayContaining((colors as { hex: string }[]).map(({ hex }) => hex)),
      )
    }
  }
})

test('every size of a product is in its size guide', () => {
  for (const { _id, sizes, sizeGuide } of ofType('product')) {
    const rows = objectsIn([{ _id, _type: 'product', sizeGuide }]).filter(({ value }) => value._type === 'tableRow')
    const explained = rows.map(({ value }) => (value.cells as string[])[0])
    expect(explained, _id).toEqual(expect.arrayContaining(sizes as string[]))
  }
})

test('prose keeps to the voice: no exclamation marks', () => {
  const spans = objects.filter(({ value }) => value._type === 'span').map(({ value }) => String(value.text))
  expect(spans.filter((text) => text.includes('!'))).toEqual([])
})

test('campaign dates move with the day, nothing else does', () => {
  const tomorrow = demoDocuments(new Date('2026-11-22T12:00:00'))
  const changed = tomorrow.filter((document, index) => JSON.stringify(document) !== JSON.stringify(documents[index]))
  expect(changed.map(({ productState }) => productState)).toEqual(changed.map(() => 'crowdFunding'))
  expect(changed.length).toBeGreaterThan(0)
  expect(demoDocuments(TODAY)).toEqual(documents)
})

test('array items have keys that no neighbour shares', () => {
  for (const { value, path } of objects) {
    for (const [field, items] of Object.entries(value)) {
      if (!Array.isArray(items) || typeof items[0] !== 'object') continue
      const keys = items.map((item: { _key?: string }) => item._key)
      expect(keys.every(Boolean), `${path}.${field}`).toBe(true)
      expect(new Set(keys).size, `${path}.${field}`).toBe(keys.length)
    }
  }
})

test('a weight that the text of a product names is the one in its field', () => {
  const written = ofType('product').flatMap((product) => {
    const text = JSON.stringify([product.content, product.material])
    const named = [
      ...text.matchAll(/(?:Vekt|Weight|vekt|weight|ull|wool)\b[^/]{0,160}?([\d \u00a0]*\d)[ \u00a0]g(?![/\w])/g),
    ]
    return named.map(([, grams = '']) => [product._id, Number(grams.replace(/\D/g, '')), product.weight] as const)
  })
  expect(written.length).toBeGreaterThan(8)
  for (const [id, grams, weight] of written) expect(grams, id).toBe(weight)
})
