import { readdirSync } from 'node:fs'
import { normalizeValidationRules } from '@sanity/validation/_internal'
import { createSchema, type Rule, type SchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { blocks } from './blocks/index.ts'
import { documentTypes, schemaTypes, singletonTypes } from './index.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

function typeNamed(name: string): SchemaType {
  const type = schema.get(name)
  if (!type) throw new Error(`There is no type ${name}`)
  return type
}

function fieldsOf(name: string): string[] {
  const type = typeNamed(name)
  return type.jsonType === 'object' ? type.fields.map((field) => field.name) : []
}

function optionsOf(name: string, field: string): unknown[] {
  const type = typeNamed(name)
  const found = type.jsonType === 'object' ? type.fields.find((candidate) => candidate.name === field) : undefined
  const list: unknown = found?.type.options?.list
  return Array.isArray(list) ? list.map((option: { value: unknown }) => option.value) : []
}

test('Sanity reports no errors in the schema', () => {
  const problems = schema._validation?.flatMap((group) => group.problems) ?? []
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('every object field has a named type, as GraphQL requires', () => {
  const unnamed = schemaTypes.flatMap(({ name }) => {
    const type = typeNamed(name)
    const fields = type.jsonType === 'object' ? type.fields : []
    return fields.filter((field) => field.type.name === 'object').map((field) => `${name}.${field.name}`)
  })
  expect(unnamed).toEqual([])
})

/** The type, and those of its fields and members, however deep. */
function typesWithin(type: SchemaType, seen = new Set<SchemaType>()): SchemaType[] {
  if (seen.has(type)) return []
  seen.add(type)
  const inner = type.jsonType === 'object' ? type.fields.map((field) => field.type) : 'of' in type ? type.of : []
  return [type, ...inner.flatMap((one) => typesWithin(one, seen))]
}

test('every reference is weak, and warns while its target is not published', () => {
  const all = schemaTypes.flatMap(({ name }) => typesWithin(typeNamed(name)))
  const references = all.filter(({ name, title }) => name === 'reference' && title !== 'Asset')
  expect(references.length).toBeGreaterThan(10)
  for (const type of references) {
    const isWarning = (rule: Rule) => rule._level === 'warning' && rule._rules.some(({ flag }) => flag === 'custom')
    expect(normalizeValidationRules(type).some(isWarning), `${type.title}: use weakReference`).toBe(true)
    expect(type).toHaveProperty('weak', true)
  }
})

test('[R3.12] rich text offers the blocks of docs/product/3', () => {
  const richText = typeNamed('richText')
  const offered = richText.jsonType === 'array' ? richText.of.map(({ name }) => name) : []
  const required = [
    'block',
    'blockContentImage',
    'blockHtml',
    'break',
    'button',
    'carousel',
    'columns',
    'embed',
    'factBox',
    'image',
    'productSelection',
    'table',
  ]
  expect(offered).toEqual(expect.arrayContaining(required))
  expect(blocks.map(({ name }) => name)).toEqual(offered)
})

test('[R3.12] the blocks have the fields that docs/product/3 lists', () => {
  expect(fieldsOf('blockContentImage')).toEqual(expect.arrayContaining(['align', 'maxWidthPx', 'caption']))
  expect(fieldsOf('embed')).toEqual(expect.arrayContaining(['url', 'autoplay', 'loop']))
  expect(fieldsOf('button')).toEqual(expect.arrayContaining(['buttonType', 'text', 'url', 'align']))
  expect(optionsOf('break', 'style')).toEqual(['horizontal-ruler'])
})

test('only tables of a size guide are for a fit', () => {
  const table = typeNamed('table')
  const fit = table.jsonType === 'object' ? table.fields.find(({ name }) => name === 'fit') : undefined
  const isHidden = (field: string) =>
    typeof fit?.type.hidden === 'function' &&
    fit.type.hidden({
      document: undefined,
      parent: {},
      value: null,
      currentUser: null,
      path: [field, 'nb', { _key: 't' }, 'fit'],
    })
  expect([isHidden('sizeGuide'), isHidden('content')]).toEqual([false, true])
})

test('each thumbnail of the insert menu is of a block', () => {
  const folder = new URL('../static/block-thumbnails', import.meta.url)
  const names = readdirSync(folder).map((file) => file.replace(/\.svg$/, ''))
  expect(blocks.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

test('[R3.13] buttons link, log in, register or submit an idea', () => {
  expect(optionsOf('button', 'buttonType')).toEqual(['link', 'login', 'register', 'submitIdea'])
})

test('[R3.03] products have the fields that docs/product/3 lists', () => {
  expect(fieldsOf('product')).toEqual(
    expect.arrayContaining([
      'centraId',
      'title',
      'slug',
      'colors',
      'productState',
      'crowdfundingDate',
      'crowdfundingGoal',
      'crowdfundingMax',
      'productCardTitle',
      'productCardImageTag',
      'images',
      'fit',
      'sizes',
      'lengths',
    ]),
  )
  expect(fieldsOf('productImage')).toContain('gender')
  expect(fieldsOf('productColor')).toContain('hex')
  expect(fieldsOf('localeSlug')).toEqual(['nb', 'en'])
  expect(optionsOf('product', 'productState')).toEqual([
    'normal',
    'preorder',
    'crowdFunding',
    'crowdSourcing',
    'testPhase',
  ])
})

test('the names of singletons have the highest weight in the Studio’s search', () => {
  for (const { name } of singletonTypes) {
    const type = typeNamed(name)
    const names = type.jsonType === 'object' ? type.fields.find((field) => field.name === 'searchNames') : undefined
    expect(names?.type.initialValue, name).toContain(type.title)
    expect(names?.type.options, name).toMatchObject({ search: { weight: 100 } })
  }
})

test('[R3.11] footer and splash have the fields that docs/product/3 lists', () => {
  expect(fieldsOf('footer')).toEqual(
    expect.arrayContaining(['storeAddress', 'storeOpeningHours', 'contactEmail', 'contactPhone', 'menuElements']),
  )
  expect(fieldsOf('overshootSplash')).toEqual(expect.arrayContaining(['active', 'title', 'text', 'buttonText']))
})

test('[R3.10] menu items have links per language, an audience, a priority and groups with routes', () => {
  expect(fieldsOf('menuItem')).toEqual(
    expect.arrayContaining(['title', 'linkEn', 'linkNb', 'showTo', 'priority', 'groups']),
  )
  expect(optionsOf('menuItem', 'showTo')).toEqual(['everyone', 'logged_in', 'logged_out'])
  expect(fieldsOf('menuGroup')).toContain('routes')
})

test('every document has an icon and every field a title', () => {
  for (const { name } of [...documentTypes, ...singletonTypes]) {
    const type = typeNamed(name)
    expect(type.icon, name).toBeDefined()
    const fields = type.jsonType === 'object' ? type.fields : []
    for (const field of fields) expect(field.type.title, `${name}.${field.name}`).not.toBe('')
  }
})

test('no preview selects both a list and a path into it: Sanity would return that member only', () => {
  for (const { name } of schemaTypes) {
    const paths = Object.values(typeNamed(name).preview?.select ?? {})
    const parents = paths.filter((path) => paths.some((other) => other.startsWith(`${path}.`)))
    expect(parents, name).toEqual([])
  }
})

test('the Studio’s search weights the names of documents in both languages', () => {
  for (const { name } of documentTypes.filter(({ name }) => fieldsOf(name).includes('title'))) {
    expect(typeNamed(name).preview?.select, name).toMatchObject({ title: 'title.nb', subtitle: 'title.en' })
  }
})

function previewOf(name: string, selected: Record<string, unknown>): unknown {
  return typeNamed(name).preview?.prepare?.(selected)
}

test('previews of blocks show their content', () => {
  const paragraph = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]
  expect(previewOf('productSelection', { title: 'Til regn', name0: 'Anorakk', name1: 'Lue' })).toMatchObject({
    title: 'Til regn',
    subtitle: 'Anorakk, Lue',
  })
  expect(previewOf('carousel', { alt0: 'En hytte', name1: 'Lue' })).toMatchObject({
    title: 'Carousel',
    subtitle: 'En hytte, Lue',
  })
  expect(previewOf('columns', { columns: [{ content: paragraph('Ull') }, { content: paragraph('Hamp') }] })).toEqual({
    title: '2 columns',
    subtitle: 'Ull | Hamp',
  })
  expect(previewOf('columns', { columns: [{}] })).toMatchObject({ title: '1 column' })
  expect(previewOf('table', { rows: [{}] })).toMatchObject({ title: 'Table', subtitle: '1 row' })
  expect(previewOf('menuGroup', { title: 'Klær', routes: [{}] })).toMatchObject({ subtitle: '1 link' })
  expect(previewOf('button', { text: 'Kjøp', type: 'link', page: 'Butikken', url: '/nb' })).toMatchObject({
    subtitle: 'Go to a page · Butikken',
  })
  expect(previewOf('button', { text: 'Kjøp', type: 'login', url: '/nb' })).toMatchObject({ subtitle: 'Open login' })
})

test('pictures are previewed in the crops that the storefront uses', () => {
  const previewsOf = (name: string, field?: string) => {
    const type = typeNamed(name)
    const image = field && type.jsonType === 'object' ? type.fields.find((own) => own.name === field)?.type : type
    const hotspot: unknown = image?.options?.hotspot
    return (hotspot as { previews?: { title: string; aspectRatio: number }[] }).previews?.map((preview) => [
      preview.title,
      Math.round(preview.aspectRatio * 100) / 100,
    ])
  }
  expect(previewsOf('productImage')).toEqual([
    ['Product card', 0.78],
    ['Thumbnail', 1],
    ['Shared link', 1.9],
  ])
  expect(previewsOf('homePage', 'heroImage')).toEqual([
    ['Full width, laptop', 1.89],
    ['Full width, phone', 0.6],
    ['Shared link', 1.9],
  ])
  expect(previewsOf('seo', 'image')).toEqual([['Shared link', 1.9]])
})
