import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { mineQuery, mineResult } from './mine.ts'

const message = (...children: object[]) => [{ _type: 'block', children }]
const toMe = message({ _type: 'span', text: 'Hei ' }, { _type: 'mention', userId: 'me' }, { text: ', se her' })
const comment = (_id: string, changes: object = {}) => ({
  _id,
  _type: 'comment',
  _createdAt: `2026-11-20T12:00:0${_id.length}Z`,
  authorId: 'ola',
  status: 'open',
  threadId: _id,
  message: toMe,
  target: { document: { _ref: 'page' }, documentType: 'landingPage' },
  ...changes,
})
const task = (_id: string, changes: object = {}) => ({
  _id,
  _type: 'tasks.task',
  _createdAt: '2026-11-20T12:00:00Z',
  status: 'open',
  createdByUser: '2026-11-20T12:00:00Z',
  assignedTo: 'me',
  title: _id,
  ...changes,
})

async function mineIn(dataset: object[]) {
  const params = { me: 'me' }
  return mineResult.parse(await (await evaluate(parse(mineQuery, { params }), { dataset, params })).get())
}

test('open comments that mention me await me, newest first, with their text', async () => {
  const { mentions } = await mineIn([
    comment('a'),
    comment('bb', { target: { document: { _ref: 'page' }, documentType: 'landingPage', documentVersionId: 'winter' } }),
    comment('resolved', { status: 'resolved' }),
    comment('own', { authorId: 'me' }),
    comment('others', { message: message({ _type: 'mention', userId: 'kari' }) }),
  ])
  expect(mentions.map(({ _id, release }) => [_id, release])).toEqual([
    ['bb', 'winter'],
    ['a', null],
  ])
  expect(mentions[0]).toMatchObject({ id: 'page', type: 'landingPage', message: 'Hei , se her' })
})

test('a mention that I answered in its thread awaits me no longer, until I am mentioned again', async () => {
  const answer = comment('answer', { threadId: 'a', authorId: 'me', message: message({ text: 'Ja' }) })
  expect((await mineIn([comment('a'), answer])).mentions).toEqual([])
  const again = comment('once-more', { threadId: 'a' })
  expect((await mineIn([comment('a'), answer, again])).mentions.map(({ _id }) => _id)).toEqual(['once-more'])
})

test('open tasks of mine come by their day, those that are still being written or done do not', async () => {
  const { tasks } = await mineIn([
    task('later', { dueBy: '2026-12-24' }),
    task('whenever'),
    task('soon', { dueBy: '2026-12-01' }),
    task('done', { status: 'closed' }),
    task('draft', { createdByUser: undefined }),
    task('others', { assignedTo: 'ola' }),
  ])
  expect(tasks.map(({ _id }) => _id)).toEqual(['soon', 'later', 'whenever'])
})
