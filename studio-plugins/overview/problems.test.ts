import { expect, test } from 'vitest'
import { bySeverity, problemOf } from './problems.ts'

const document = { _id: 'drafts.a', _type: 'page' }
const marker = (level: 'error' | 'warning' | 'info', message: string) => ({ level, message, path: ['title', 'nb'] })

test('a document is represented by its first error, with the number of others', () => {
  const markers = [
    marker('warning', 'long'),
    marker('error', 'missing'),
    marker('error', 'wrong'),
    marker('info', 'note'),
  ]
  expect(problemOf(document, markers)).toEqual({
    id: 'a',
    type: 'page',
    level: 'error',
    message: 'missing',
    path: 'title.nb',
    others: 2,
  })
})

test('a document with info markers only has no problem', () => {
  expect(problemOf(document, [marker('info', 'note')])).toBeUndefined()
})

test('errors come before warnings', () => {
  const problems = [marker('warning', 'w'), marker('error', 'e')].flatMap((one) => problemOf(document, [one]) ?? [])
  expect(bySeverity(problems).map(({ level }) => level)).toEqual(['error', 'warning'])
})
