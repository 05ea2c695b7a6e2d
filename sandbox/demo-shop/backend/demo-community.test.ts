import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../catalogue.ts'
import { demoMembers, demoPosts, demoReviews } from './demo-community.ts'
import { DISCUSSIONS } from './discussions.ts'
import { REVIEWS } from './reviews.ts'

const today = new Date('2026-11-22T12:00:00.000Z')

describe('the community of the demo shop', () => {
  test('is only about products of the shop, and about their sizes', () => {
    const sizes = new Map(CATALOGUE.map(({ documentId, sizes }) => [documentId, sizes]))
    for (const { documentId } of demoPosts(today).posts) expect([...sizes.keys()]).toContain(documentId)
    for (const { documentId, size } of demoReviews(today)) {
      expect([...sizes.keys()]).toContain(documentId)
      if (size) expect(sizes.get(documentId)).toContain(size)
    }
  })

  test('discusses every co-designed product, with an answer of the shop', () => {
    for (const { documentId, productState } of CATALOGUE) {
      if (productState !== 'crowdSourcing') continue
      const texts = (DISCUSSIONS[documentId.replace('product-', '')] ?? []).flatMap(({ by, replies = [] }) => [
        by,
        ...replies.map((reply) => reply.by),
      ])
      expect(texts).toContain('shop')
    }
  })

  test('a product has one review of a member, a reply is later than its post, and ids are always the same', () => {
    for (const reviews of Object.values(REVIEWS)) {
      expect(new Set(reviews.map(({ by }) => by)).size).toBe(reviews.length)
    }
    const { posts } = demoPosts(today)
    const byId = new Map(posts.map((post) => [post.id, post]))
    for (const { parentId, createdAt } of posts) {
      const parent = parentId ? byId.get(parentId) : undefined
      if (parent) expect(createdAt.getTime()).toBeGreaterThan(parent.createdAt.getTime())
    }
    expect(new Set([...posts, ...demoReviews(today), ...demoMembers(today)].map(({ id }) => id)).size).toBe(
      posts.length + demoReviews(today).length + demoMembers(today).length,
    )
    expect(demoPosts(today)).toEqual(demoPosts(today))
  })
})
