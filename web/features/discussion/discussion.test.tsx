import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { makePost } from '#tests/builders/make-post.ts'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import type { Post, Thread } from '#web/domain/member/posts.ts'
import { Discussion } from './discussion.tsx'

beforeAll(stubEnvironment)

const author = { id: 'kari', name: 'Kari Nordmann', picture: null }
const post = (id: string, more: Partial<Post> = {}) => makePost(id, { author, ...more })

const threads: Thread[] = [
  {
    ...post('a', { isPinned: true, text: 'Se https://ut.no\n<b>nå</b>', replyCount: 1 }),
    replies: [post('b', { isByShop: true, author: null })],
  },
  { ...post('c', { author: null, isEdited: true }), replies: [] },
]

const render = (shown: readonly Thread[] | undefined) =>
  renderToStaticMarkup(<Discussion lang="nb" documentId="product-1" threads={shown} />)

describe('[R1.05] the first posts in the page itself', () => {
  test('have author, time, badges and replies; texts are plain, with safe links', () => {
    const html = render(threads)
    expect(html.match(/<article/g)).toHaveLength(3)
    expect(html).toContain('id="post-a"')
    expect(html).toMatch(/Kari Nordmann<\/b><span[^>]*>Festet/)
    expect(html).toContain('Fra butikken')
    expect(html).toContain('Tidligere medlem')
    expect(html).toContain('redigert')
    expect(html).toContain(
      '<time dateTime="2026-11-22T12:00:00.000Z" title="22. november 2026 kl. 13:00">22. november 2026',
    )
    expect(html).toContain('<a href="https://ut.no/" rel="ugc nofollow noopener" target="_blank">https://ut.no</a>')
    expect(html).toContain('&lt;b&gt;nå&lt;/b&gt;')
  })

  test('a link by a member whose address is not verified is text', () => {
    const html = render([{ ...post('u', { hasLinks: false, text: 'Se https://ut.no' }), replies: [] }])
    expect(html).toContain('Se https://ut.no')
    expect(html).not.toContain('href="https://ut.no')
  })

  test('a post that its author deleted keeps its place above the replies, and is left out of the structured data', async () => {
    const deleted = { ...post('d', { isDeleted: true, text: '', author: null, replyCount: 1 }), replies: [post('e')] }
    const html = render([deleted])
    expect(html).toContain('Innlegget er slettet av forfatteren.')
    expect(html).not.toContain('Tidligere medlem')
    expect(html).toContain('id="post-e"')
    const { discussionThing } = await import('#web/seo/structured-data/discussion-things.ts')
    expect(discussionThing([deleted], '/nb/shop/storr')).toMatchObject({ itemListElement: [] })
  })

  test('without posts a sentence says so; while they could not be read there is none', () => {
    expect(render([])).toContain('Ingen har skrevet noe ennå')
    expect(render(undefined)).not.toContain('Ingen har skrevet noe ennå')
  })

  test('are in the structured data', async () => {
    const { discussionThing } = await import('#web/seo/structured-data/discussion-things.ts')
    const thing = discussionThing(threads, '/nb/shop/storr')
    expect(thing).toMatchObject({
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'DiscussionForumPosting',
            author: { name: 'Kari Nordmann' },
            comment: [{ '@type': 'Comment', author: { '@id': expect.stringContaining('#organisation') } }],
          },
        },
        { position: 2 },
      ],
    })
    expect(JSON.stringify(thing)).toContain('/nb/shop/storr#post-a')
  })
})
