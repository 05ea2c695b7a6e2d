import { createSchema, type SchemaType } from 'sanity'
import { afterEach, expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { isModelText, norwegian, t } from '#schemas/norwegian.ts'
import { setStudioLanguage } from '#schemas/studio-language.ts'
import { translateSchema } from './translate-schema.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
translateSchema(schema, (text) => (isModelText(text) ? t(text) : text))

afterEach(() => setStudioLanguage('en'))

function fieldOf(type: string, name: string): SchemaType | undefined {
  const found = schema.get(type)
  return found?.jsonType === 'object' ? found.fields.find((field) => field.name === name)?.type : undefined
}

test('titles of types and fields follow the language, and go back', () => {
  const titles = () => [
    schema.get('product')?.title,
    fieldOf('product', 'crowdfundingGoal')?.description,
    fieldOf('product', 'clothingType')?.title,
    fieldOf('contentPage', 'image')?.title,
  ]
  const english = ['Product', 'Number of reservations needed to start production.', 'Clothing type', 'Picture']
  expect(titles()).toEqual(english)
  setStudioLanguage('nb')
  expect(titles()).toEqual([
    'Produkt',
    'Antall reservasjoner som trengs for å starte produksjonen.',
    'Plaggtype',
    'Bilde',
  ])
  setStudioLanguage('en')
  expect(titles()).toEqual(english)
})

test('options, groups, orderings and blocks follow the language', () => {
  setStudioLanguage('nb')
  const product = schema.get('product')
  const titlesOf = (list: unknown) => (Array.isArray(list) ? list.map(({ title }: { title: string }) => title) : [])
  expect(titlesOf(fieldOf('product', 'productState')?.options?.list)).toContain('Forhåndsbestilling')
  expect(product?.jsonType === 'object' && titlesOf(product.groups)).toContain('Salg')
  expect(product?.jsonType === 'object' && titlesOf(product.orderings)).toContain('Kampanjeslutt')
  const richText = schema.get('richText')
  expect(richText?.jsonType === 'array' && titlesOf(richText.of)).toEqual(
    expect.arrayContaining(['Karusell', 'Faktaboks', 'Tabell']),
  )
  expect(titlesOf(richText?.options?.insertMenu?.groups)).toContain('Bilder og video')
})

const skipped = ['icon', 'components', 'validation', 'prepare', '_internal_ownProps']

/** Texts below a compiled type that are still English. */
function englishIn(value: unknown, path: string, seen: Set<unknown>): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.keys(value).flatMap((key) => {
    const inner: unknown = Reflect.get(value, key)
    if (skipped.includes(key)) return []
    if (!['title', 'description', 'placeholder'].includes(key) || typeof inner !== 'string') {
      return englishIn(inner, `${path}.${key}`, seen)
    }
    return isModelText(inner) && norwegian[inner] !== inner ? [`${path}.${key}: ${inner}`] : []
  })
}

test('nothing that the content model says stays English', () => {
  setStudioLanguage('nb')
  const seen = new Set<unknown>()
  expect(schemaTypes.flatMap(({ name }) => englishIn(schema.get(name), name, seen))).toEqual([])
})
