import { expect, test } from 'vitest'
import { byWeight, problemOf } from './problems.ts'

const document = { _id: 'drafts.a', _type: 'page' }
const marker = (level: 'error' | 'warning' | 'info', message: string) => ({ level, message, path: ['title', 'nb'] })

test('the first error of a document stands for all that is the matter with it', () => {
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

test('a document with nothing but remarks has no problem', () => {
  expect(problemOf(document, [marker('info', 'note')])).toBeUndefined()
})

test('errors come before warnings', () => {
  const problems = [marker('warning', 'w'), marker('error', 'e')].flatMap((one) => problemOf(document, [one]) ?? [])
  expect(byWeight(problems).map(({ level }) => level)).toEqual(['error', 'warning'])
})
