import { randomUUID } from 'node:crypto'
import { eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newIdeaSchema } from '#web/domain/member/idea.ts'
import { ideaPictures, ideas } from '#web/server/db/schema/ideas.ts'
import { members } from '#web/server/db/schema/members.ts'
import { pictures } from '#web/server/db/schema/pictures.ts'
import { type MailIdea, pitchIdea } from '#web/server/ideas/pitch-idea.ts'
import type { StorePicture } from '#web/server/pictures/public.ts'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import { storingWorker } from './store-pictures.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
const now = new Date('2026-11-22T12:00:00Z')
const files = new Map<string, Uint8Array<ArrayBuffer>>()
const store: PictureStore = {
  write: async (key, bytes) => void files.set(key, new Uint8Array(bytes)),
  read: async (key) => files.get(key),
  remove: async (key) => void files.delete(key),
}
const mailIdea = vi.fn<MailIdea>()
beforeEach(() => {
  files.clear()
  mailIdea.mockReset()
})

async function member() {
  const row = { email: `${randomUUID()}@example.com`, passwordHash: 'none', fullName: 'Kari', lang: 'nb' as const }
  const [stored] = await database().insert(members).values(row).returning()
  if (!stored) throw new Error('Nothing was stored')
  return stored.id
}

const picture = async (background: string) => {
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

type Said = { id?: string; content?: string; images?: string[] }

const pitch = (memberId: string, idea: Said = {}, storePicture = storingWorker(database(), store)) =>
  pitchIdea(
    database(),
    storePicture,
    memberId,
    newIdeaSchema.parse({ id: randomUUID(), content: 'En anorakk', ...idea }),
    mailIdea,
    now,
    new AbortController().signal,
  )
const ideasOf = (memberId: string) => database().select().from(ideas).where(eq(ideas.memberId, memberId))

describe('[R1.07] an idea', () => {
  test('is stored with its pictures in their order, and mailed once', async () => {
    const kari = await member()
    const id = randomUUID()
    const images = await Promise.all(['red', 'green', 'blue'].map(picture))
    expect(await pitch(kari, { id, images })).toEqual({ ok: true, value: { id } })
    expect(await ideasOf(kari)).toMatchObject([{ id, content: 'En anorakk', createdAt: now }])
    const rows = await database().select().from(ideaPictures).where(eq(ideaPictures.ideaId, id))
    expect(rows.map(({ position }) => position).toSorted()).toEqual([0, 1, 2])
    const ids = rows.toSorted((a, b) => a.position - b.position).map(({ pictureId }) => pictureId)
    expect(mailIdea).toHaveBeenCalledExactlyOnceWith(expect.anything(), { id, content: 'En anorakk', pictureIds: ids })
    const first = files.get(`${ids[0]}-400.webp`)
    const { channels } = await sharp(first).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0])
    const kept = await database().select().from(pictures).where(isNull(pictures.deleteAfter))
    expect(kept.map((row) => row.id)).toEqual(expect.arrayContaining(ids))
  })

  test('sent ten times at once is one idea with one mail; another member’s idea of its id is refused', async () => {
    const kari = await member()
    const id = randomUUID()
    const images = [await picture('red')]
    const sent = await Promise.all(Array.from({ length: 3 }, () => pitch(kari, { id, images })))
    expect(sent).toEqual(Array(3).fill({ ok: true, value: { id } }))
    expect(await ideasOf(kari)).toHaveLength(1)
    expect(await database().select().from(ideaPictures).where(eq(ideaPictures.ideaId, id))).toHaveLength(1)
    expect(mailIdea).toHaveBeenCalledOnce()
    expect(await pitch(await member(), { id })).toEqual({ ok: false, code: 'idTaken' })
  })

  test('without an id gets one', async () => {
    const kari = await member()
    const result = await pitch(kari, { id: undefined })
    expect((await ideasOf(kari)).map(({ id }) => ({ ok: true, value: { id } }))).toEqual([result])
  })

  test('[R5.08] is not stored, nor mailed, when one of its pictures is not a picture', async () => {
    const kari = await member()
    const images = [await picture('red'), 'data:image/svg+xml;base64,PHN2Zy8+']
    expect(await pitch(kari, { images })).toEqual({ ok: false, code: 'notAPicture' })
    expect(await ideasOf(kari)).toEqual([])
    expect(mailIdea).not.toHaveBeenCalled()
  })

  test('is not stored when its mail cannot be put into the outbox, and its pictures are deleted later', async () => {
    const kari = await member()
    mailIdea.mockRejectedValue(new Error('no queue'))
    await expect(pitch(kari, { images: [await picture('red')] })).rejects.toThrow('no queue')
    expect(await ideasOf(kari)).toEqual([])
    const [id] = [...files.keys()].map((key) => key.replace(/-\d+\.webp$/, ''))
    const [row] = await database()
      .select()
      .from(pictures)
      .where(eq(pictures.id, id ?? ''))
    expect(row?.deleteAfter).not.toBeNull()
  })

  test('without pictures needs no worker; with one that none takes, nothing is stored', async () => {
    const noWorker = vi.fn<StorePicture>().mockResolvedValue({ ok: false, code: 'unavailable', retryAfter: 2 })
    expect((await pitch(await member(), {}, noWorker)).ok).toBe(true)
    expect(noWorker).not.toHaveBeenCalled()
    const kari = await member()
    const images = [await picture('red')]
    expect(await pitch(kari, { images }, noWorker)).toMatchObject({ ok: false, code: 'unavailable', retryAfter: 2 })
    expect(await ideasOf(kari)).toEqual([])
  })

  test('stays without a name when its member is deleted', async () => {
    const kari = await member()
    const id = randomUUID()
    await pitch(kari, { id })
    await database().delete(members).where(eq(members.id, kari))
    expect(await database().select().from(ideas).where(eq(ideas.id, id))).toMatchObject([{ memberId: null }])
  })
})

describe('[R5.10] bad input', () => {
  const problem = (body: object) => newIdeaSchema.safeParse(body).error?.issues[0]?.message

  test.each([
    ['nothing', {}, 'api:pitchIdeaContentRequired'],
    ['one character', { content: 'x' }, 'api:pitchIdeaContentRequired'],
    ['only spaces', { content: ' \n ' }, 'api:pitchIdeaContentRequired'],
    ['only characters that cannot be seen', { content: '\u200B\u200B\u200B' }, 'api:pitchIdeaContentRequired'],
    ['a number', { content: 12 }, 'api:pitchIdeaContentRequired'],
    ['5001 characters', { content: 'x'.repeat(5001) }, 'api:textTooLong'],
    ['control characters', { content: 'An\u0000orakk' }, 'api:textHasControlCharacters'],
    ['six pictures', { content: 'Anorakk', images: Array(6).fill('data:') }, 'api:tooManyPictures'],
  ])('is refused: %s', (_, body, message) => {
    expect(problem(body)).toBe(message)
  })

  test.each([
    { content: 'Anorakk', id: '1' },
    { content: 'Anorakk', images: 'data:' },
    { content: 'Anorakk', images: [7] },
  ])('is refused: %j', (body) => {
    expect(problem(body)).toBeDefined()
  })

  test('two characters are enough', () => {
    expect(newIdeaSchema.parse({ content: ' Ja ' })).toEqual({ content: 'Ja', images: [] })
  })
})
