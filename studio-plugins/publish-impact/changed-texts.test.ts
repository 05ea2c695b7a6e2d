import { expect, test } from 'vitest'
import { changedTexts } from './changed-texts.ts'

const fields = [
  { path: 'title', kind: 'text' as const },
  { path: 'path', kind: 'address' as const },
]
const page = (nb: string, en = 'Workshop') => ({ _id: 'a', _type: 'page', title: { nb, en }, path: { nb } })

test('texts that change are shown in their language, with what is added and removed', () => {
  expect(changedTexts({ before: page('Verksted med kaffe'), after: page('Verksted med te') }, fields)).toEqual([
    {
      field: 'title',
      language: 'nb',
      parts: [
        { kind: 'same', text: 'Verksted med ' },
        { kind: 'removed', text: 'kaffe' },
        { kind: 'added', text: 'te' },
      ],
    },
  ])
})

test('all texts of a document that was not published are added', () => {
  const found = changedTexts({ before: null, after: page('Ny', 'New') }, fields)
  expect(found.map(({ language, parts }) => [language, parts])).toEqual([
    ['nb', [{ kind: 'added', text: 'Ny' }]],
    ['en', [{ kind: 'added', text: 'New' }]],
  ])
})

test('long passages that stay are cut', () => {
  const long = 'ord '.repeat(200)
  const [changed] = changedTexts({ before: page(`${long}kaffe`), after: page(`${long}te`) }, fields)
  expect(changed?.parts[0]?.text.length).toBeLessThan(100)
})
