import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { blocks } from '#schemas/blocks/index.ts'
import { schemaTypes } from '#schemas/index.ts'
import { blockKeyAt, choiceGroups } from './choices.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

test('every block but running text is offered, under headings that have blocks', () => {
  const richText = schema.get('richText')
  if (richText?.jsonType !== 'array') throw new Error('richText is no array')
  const groups = choiceGroups(richText)
  for (const { title, choices } of groups) expect(choices, title).not.toEqual([])
  const choices = groups.flatMap((group) => group.choices)
  const offered = choices.map(({ type }) => type.name)
  expect(offered.toSorted()).toEqual(
    blocks
      .map(({ name }) => name)
      .filter((name) => name !== 'block')
      .toSorted(),
  )
})

test('blocks without a group are offered all the same', () => {
  const plain = createSchema({
    name: 'plain',
    types: [
      { name: 'story', type: 'array', of: [{ type: 'block' }, { type: 'note' }] },
      { name: 'note', title: 'Note', type: 'object', fields: [{ name: 'text', type: 'string' }] },
    ],
  }).get('story')
  if (plain?.jsonType !== 'array') throw new Error('story is no array')
  expect(choiceGroups(plain)).toMatchObject([{ title: 'Other', choices: [{ title: 'Note', picture: undefined }] }])
})

test('a new block follows the one with the cursor', () => {
  expect(blockKeyAt([{ _key: 'a1' }, 'children', { _key: 'b2' }])).toBe('a1')
  for (const path of [[], ['title'], [null], [{ index: 1 }]]) expect(blockKeyAt(path)).toBeUndefined()
})
