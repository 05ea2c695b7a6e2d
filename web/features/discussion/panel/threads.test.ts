import { expect, test } from 'vitest'
import { makePost } from '#tests/builders/make-post.ts'
import type { Post, Thread } from '#web/domain/member/posts.ts'
import { withChange, withNew, withNewerPage, without, withPage, withReplies, withThread } from './threads.ts'

const post = makePost

function thread(id: string, replies: string[] = [], more: Partial<Post> = {}): Thread {
  return { ...post(id, { replyCount: replies.length, ...more }), replies: replies.map((reply) => post(reply)) }
}

const ids = (threads: readonly { id: string; replies: readonly { id: string }[] }[]) =>
  threads.map(({ id, replies }) => [id, ...replies.map((reply) => reply.id)].join(' '))

test('a new post is below the pinned ones, a new reply at the end of its thread', () => {
  const threads = [thread('pinned', [], { isPinned: true }), thread('a', ['b'])]
  expect(ids(withNew(threads, post('c'), undefined))).toEqual(['pinned', 'c', 'a b'])
  const replied = withNew(threads, post('c'), 'a')
  expect(ids(replied)).toEqual(['pinned', 'a b c'])
  expect(replied[1]?.replyCount).toBe(2)
})

test('a post or a reply is changed and taken away, with its count', () => {
  const threads = [thread('a', ['b', 'c']), thread('d')]
  expect(withChange(threads, 'c', { text: 'Ny' })[0]?.replies[1]?.text).toBe('Ny')
  expect(withChange(threads, 'd', { likeCount: 3 })[1]?.likeCount).toBe(3)
  const rest = without(threads, 'b')
  expect([ids(rest), rest[0]?.replyCount]).toEqual([['a c', 'd'], 1])
  expect(ids(without(threads, 'a'))).toEqual(['d'])
})

test('loaded replies take the place of the first ones; new ones stay at the end', () => {
  const threads = withNew([thread('a', ['1', '2'])], post('own'), 'a')
  expect(ids(withReplies(threads, 'a', [post('1'), post('2'), post('3')]))).toEqual(['a 1 2 3 own'])
})

test('the thread of a link is above the others, or gets the reply that was missing', () => {
  const threads = [thread('a', ['1']), thread('b')]
  expect(ids(withThread(threads, thread('z', ['9'])))).toEqual(['z 9', 'a 1', 'b'])
  expect(ids(withThread(threads, thread('a', ['1', '7'])))).toEqual(['a 1 7', 'b'])
  // It stays there when the list is loaded again, as after the session is known.
  const linked = withThread(threads, thread('z'))
  expect(ids(withNewerPage(linked, [thread('new'), thread('a')]).threads)).toEqual(['z', 'new', 'a', 'b'])
  expect(ids(withNewerPage(linked, [thread('other')]).threads)).toEqual(['z', 'other'])
})

test('pages do not repeat posts', () => {
  expect(ids(withPage([thread('own'), thread('a')], [thread('a'), thread('b')]))).toEqual(['own', 'a', 'b'])
})

test('a newer first page keeps older pages only if nothing is missing between them', () => {
  const threads = [thread('b'), thread('c'), thread('d')]
  const kept = withNewerPage(threads, [thread('a'), thread('b')])
  expect([ids(kept.threads), kept.isWhole]).toEqual([['a', 'b', 'c', 'd'], true])
  const fresh = withNewerPage(threads, [thread('x'), thread('y')])
  expect([ids(fresh.threads), fresh.isWhole]).toEqual([['x', 'y'], false])
})
