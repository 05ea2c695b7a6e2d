import { resolveSchemaTypes } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import config from './sanity.config.ts'

const resolved = resolveSchemaTypes({ config, context: { projectId: 'tests', dataset: 'tests' } })
const definition = (types: readonly { name: string }[], name: string) => types.find((type) => type.name === name)

test('the Studio has every type of the content model', () => {
  expect(resolved.map(({ name }) => name)).toEqual(expect.arrayContaining(schemaTypes.map(({ name }) => name)))
})

test.each(['categoryPage', 'product', 'landingPage', 'menuRoute', 'button', 'link'])(
  'links of %s are guarded',
  (name) => {
    expect(definition(resolved, name)).toBeDefined()
    expect(definition(resolved, name)).not.toBe(definition(schemaTypes, name))
  },
)
