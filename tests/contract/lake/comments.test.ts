import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MutationEvent, SanityClient } from '@sanity/client'
import { filter, firstValueFrom, tap, timeout } from 'rxjs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type RunningMail, startMail } from '#sandbox/mail/server.ts'
import { personToken } from '#tests/builders/person-token.ts'
import { isHosted, openTarget, READ_TOKEN, rejection, type Target } from './target.ts'

const studioOrigin = 'http://localhost:3333'

let directory: string
let mail: RunningMail
let target: Target
let dataset: string
let kari: SanityClient
let ola: SanityClient
let vigdis: SanityClient

/** A client of the lake as a person's Studio has it. */
async function studioOf(userId: string): Promise<SanityClient> {
  return target.connect({ token: await personToken(target.origin, userId) })
}

beforeAll(async () => {
  if (isHosted) return
  directory = await mkdtemp(join(tmpdir(), 'comments-'))
  mail = await startMail({ dataDir: directory, smtpPort: 0, inboxPort: 0 })
  target = await openTarget({ smtpUrl: mail.smtpUrl })
  const people = await Promise.all(['pkari', 'pola', 'pvigdis'].map(studioOf))
  // The first who writes a comment has the dataset made, a viewer too.
  const [forKari, forOla, forVigdis] = people
  if (!forKari || !forOla || !forVigdis) throw new Error('Nobody is signed in')
  const made = await forVigdis.request({ method: 'POST', url: `/comments/${target.dataset}/setup` })
  dataset = made.datasetName
  ;[kari, ola, vigdis] = [forKari, forOla, forVigdis].map((client) => client.withConfig({ dataset })) as [
    SanityClient,
    SanityClient,
    SanityClient,
  ]
})
afterAll(async () => {
  if (isHosted) return
  await target.close()
  await mail.close()
  await rm(directory, { recursive: true })
})

const span = (text: string) => ({ _type: 'span', _key: text, marks: [], text })
const mention = (userId: string) => ({ _type: 'mention', _key: `m-${userId}`, userId })
const message = (...children: object[]) => [{ _type: 'block', _key: 'b', style: 'normal', markDefs: [], children }]

/** A comment as the Studio writes it. */
function comment(_id: string, content: object[], changes: object = {}) {
  const url = `${studioOrigin}/intent/edit/id=page;type=landingPage;inspect=sanity%2Fcomments;comment=${_id}/`
  return {
    _id,
    _type: 'comment',
    authorId: 'pkari',
    message: content,
    status: 'open',
    threadId: `thread-${_id}`,
    context: { notification: { currentThreadLength: 1, documentTitle: 'Verkstedet', url }, tool: 'structure' },
    target: {
      document: { _dataset: target.dataset, _ref: 'page', _type: 'crossDatasetReference', _weak: true },
      documentType: 'landingPage',
      path: { field: 'title.nb' },
    },
    ...changes,
  }
}

async function mailsTo(address: string): Promise<{ subject: string; text: string }[]> {
  const all: { to: string; subject: string; text: string }[] = await (await fetch(`${mail.url}/api/messages`)).json()
  return all.filter(({ to }) => to === address)
}

describe.skipIf(isHosted)('Comments and tasks', () => {
  test('are followed by colleagues with the Studio’s own query, replies resolved with the thread', async () => {
    const id = target.id('comment')
    const query = '*[_type == "comment" && target.document._ref == $documentId && !defined(target.documentVersionId)]'
    const options = { events: ['welcome' as const, 'mutation' as const], includeAllVersions: true }
    const heard = firstValueFrom(
      ola.listen(query, { documentId: 'page' }, { ...options, visibility: 'query' }).pipe(
        tap(({ type }) => {
          if (type === 'welcome') void kari.create(comment(id, message(span('Se her'))))
        }),
        filter((event): event is MutationEvent => event.type === 'mutation'),
        timeout(5000),
      ),
    )
    expect((await heard).result).toMatchObject({ _id: id, _type: 'comment', status: 'open' })
    await kari.create(comment(`${id}-reply`, message(span('Ja')), { parentCommentId: id }))
    await kari.patch(id).set({ status: 'resolved' }).commit()
    await kari
      .patch({ query: `*[_type == "comment" && parentCommentId == "${id}"]` })
      .set({ status: 'resolved' })
      .commit()
    expect(await ola.fetch('*[_id == $id || parentCommentId == $id].status', { id })).toEqual(['resolved', 'resolved'])
  })

  test('may mention everybody who may read the document', async () => {
    const groups = await ola
      .withConfig({ dataset: target.dataset })
      .fetch<{ members: string[]; grants: { filter: string; permissions: string[] }[] }[]>(
        '*[_type == "system.group"]{members, grants}',
      )
    expect(groups.flatMap(({ members }) => members).toSorted()).toEqual(['pkari', 'pola', 'pvigdis'])
    expect(groups.every(({ grants }) => grants.some(({ permissions }) => permissions.includes('read')))).toBe(true)
    expect(await target.anonymous.fetch('*[_type == "system.group"]')).toEqual([])
  })

  test('are written by viewers too, who change nothing else', async () => {
    const id = target.id('comment')
    await vigdis.create(comment(id, message(span('Skrivefeil')), { authorId: 'pvigdis' }))
    const acl = await vigdis.request({ url: `/projects/${target.projectId}/datasets/${dataset}/acl` })
    expect(acl[0].permissions).toEqual(expect.arrayContaining(['create', 'update', 'read']))
    const content = vigdis.withConfig({ dataset: target.dataset })
    expect((await rejection(content.create({ _type: 'contractThing' }))).statusCode).toBe(403)
  })

  test('are read by the staff only: neither by visitors nor with the storefront’s token', async () => {
    await kari.createIfNotExists(comment('secret', message(span('Internt'))))
    const paths = [
      `data/query/${dataset}?query=*`,
      `data/doc/${dataset}/secret`,
      `data/listen/${dataset}?query=*`,
      `data/export/${dataset}`,
      `data/live/events/${dataset}`,
      `data/history/${dataset}/transactions/secret`,
      `data/history/${dataset}/documents/secret?lastRevision=true`,
    ]
    for (const path of paths) {
      const status = async (headers: Record<string, string>) => {
        const response = await fetch(`${target.origin}/v2025-02-19/${path}`, { headers })
        await response.body?.cancel()
        return response.status
      }
      expect([path, await status({})]).toEqual([path, 401])
      expect([path, await status({ authorization: `Bearer ${READ_TOKEN}` })]).toEqual([path, 403])
    }
    const storefront = target.connect({ token: READ_TOKEN })
    const setUp = storefront.request({ method: 'POST', url: `/comments/${target.dataset}/setup` })
    expect((await rejection(setUp)).statusCode).toBe(403)
  })
})

describe.skipIf(isHosted)('A mention', () => {
  test('is mailed once, with a link that opens the comment, however often it is edited', async () => {
    const id = target.id('comment')
    const before = (await mailsTo('ola@example.com')).length
    const written = comment(id, message(span('Hei '), mention('pola'), span(', er dette riktig?')))
    await kari.create(written)
    await vi.waitFor(async () => expect(await mailsTo('ola@example.com')).toHaveLength(before + 1))
    const came = (await mailsTo('ola@example.com')).at(-1)
    expect(came?.subject).toBe('Kari Redaktør nevnte deg i en kommentar til «Verkstedet»')
    expect(came?.text).toContain('Hei @Ola Redaktør, er dette riktig?')
    expect(came?.text).toContain(`Åpne kommentaren: ${written.context.notification.url}`)

    const edited = message(mention('pola'), span(' og '), mention('pvigdis'))
    await kari.patch(id).set({ message: edited, status: 'resolved' }).commit()
    await vi.waitFor(async () => expect(await mailsTo('vigdis@example.com')).toHaveLength(1))
    expect(await mailsTo('ola@example.com')).toHaveLength(before + 1)
  })

  test('of oneself, of a stranger or in a document of the shop is not mailed, and a link never leads elsewhere', async () => {
    const id = target.id('comment')
    const before = (await mailsTo('ola@example.com')).length
    await kari.create(comment(`${id}-own`, message(mention('pkari'), mention('nobody'))))
    const inShop = kari.withConfig({ dataset: target.dataset })
    await inShop.create({ ...comment(`${id}-shop`, message(mention('pola'))), target: {} })
    const elsewhere = { notification: { documentTitle: 'A', url: 'https://evil.example/' } }
    await kari.create(comment(`${id}-elsewhere`, message(mention('pola')), { context: elsewhere }))
    await vi.waitFor(async () => expect(await mailsTo('ola@example.com')).toHaveLength(before + 1))
    expect((await mailsTo('ola@example.com')).at(-1)?.text).toContain(`Åpne kommentaren: ${studioOrigin}`)
    expect(await mailsTo('kari@example.com')).toEqual([])
  })

  test('in a task, and the task itself, is mailed when the task is sent, not while it is written', async () => {
    const _id = target.id('task')
    const before = (await mailsTo('ola@example.com')).length
    const task = { _id, _type: 'tasks.task', status: 'open', title: 'Les kor', assignedTo: 'pola' }
    await kari.create({ ...task, title: 'Les korrektur', description: message(mention('pvigdis')) })
    await kari.patch(_id).set({ createdByUser: new Date().toISOString() }).commit()
    await vi.waitFor(async () => expect(await mailsTo('ola@example.com')).toHaveLength(before + 1))
    expect((await mailsTo('ola@example.com')).at(-1)?.subject).toBe('Kari Redaktør ga deg oppgaven «Les korrektur»')
    await vi.waitFor(async () =>
      expect((await mailsTo('vigdis@example.com')).at(-1)?.subject).toContain('nevnte deg i oppgaven «Les korrektur»'),
    )
  })
})
