import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { profileSchema, registrationSchema } from '#web/domain/member/account.ts'
import { picturePath } from '#web/domain/member/uploaded-picture.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import { pictureUploads } from '#web/server/db/schema/picture-uploads.ts'
import { pictures } from '#web/server/db/schema/pictures.ts'
import { currentMember, updateProfile } from '#web/server/members/profile.ts'
import { register } from '#web/server/members/register.ts'
import { findSession } from '#web/server/members/sessions.ts'
import { deleteUnusedPictures } from '#web/server/pictures/delete-unused.ts'
import { findPicture } from '#web/server/pictures/find-picture.ts'
import { keepPictures, releasePictures, type StorePicture } from '#web/server/pictures/public.ts'
import { storeByJob } from '#web/server/pictures/store-in-worker.ts'
import type { PictureStore } from '#web/services/images/picture-store.ts'
import { storingWorker } from './store-pictures.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
const now = new Date('2026-11-22T12:00:00Z')
const { signal } = new AbortController()
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const files = new Map<string, Uint8Array<ArrayBuffer>>()
const store: PictureStore = {
  write: async (key, bytes) => void files.set(key, new Uint8Array(bytes)),
  read: async (key) => files.get(key),
  remove: async (key) => void files.delete(key),
}
beforeEach(() => files.clear())

const colour = (background: string) => sharp({ create: { width: 500, height: 400, channels: 3, background } })
const upload = async (background = 'red') =>
  `data:image/png;base64,${(await colour(background).png().toBuffer()).toString('base64')}`
const memberId = randomUUID()
const storePicture = () => storingWorker(database(), store)
const filesOf = (id: string) => [...files.keys()].filter((key) => key.startsWith(id)).toSorted()

async function stored(kind: 'profile' | 'idea' = 'idea', at = now): Promise<string> {
  const result = await storingWorker(database(), store)({ memberId, kind, upload: await upload() }, at, signal)
  if (!result.ok) throw new Error(result.code)
  return result.value.id
}

async function join() {
  const registration = registrationSchema.parse({
    email: `${randomUUID()}@example.com`,
    password: 'granskog og bekk',
    fullName: 'Kari Nordmann',
  })
  const result = await register(
    database(),
    { ...registration, lang: 'nb' },
    { userAgent: '' },
    async () => undefined,
    now,
  )
  if (!result.ok) throw new Error(result.code)
  const { token } = result.value
  return async () => {
    const session = await findSession(database(), token, now)
    if (!session) throw new Error('Not logged in')
    return session.member
  }
}

describe('a stored picture', () => {
  test('has a file in each size, found by its id alone', async () => {
    const id = await stored()
    expect(filesOf(id)).toEqual([`${id}-1600.webp`, `${id}-400.webp`])
    expect(await findPicture(() => store, id, '400')).toEqual(files.get(`${id}-400.webp`))
    for (const [otherId, size] of [
      [id, '50'],
      [id, '401'],
      [id, '400.webp'],
      [randomUUID(), '400'],
      ['..', '400'],
      [`../${id}`, '400'],
      [[id], '400'],
    ]) {
      expect(await findPicture(() => store, otherId, size)).toBeUndefined()
    }
  })

  test('that no transaction uses is deleted after an hour; a used one stays until it is released', async () => {
    const [unused, used] = [await stored(), await stored()]
    await database().transaction((transaction) => keepPictures(transaction, [used]))
    await deleteUnusedPictures(database(), () => store, later(59))
    expect(filesOf(unused)).toHaveLength(2)
    await deleteUnusedPictures(database(), () => store, later(60))
    expect(filesOf(unused)).toEqual([])
    await deleteUnusedPictures(database(), () => store, later(60 * 24 * 400))
    expect(filesOf(used)).toHaveLength(2)
    await database().transaction((transaction) => releasePictures(transaction, [used], now))
    await deleteUnusedPictures(database(), () => store, now)
    expect(filesOf(used)).toEqual([])
    expect(await database().select().from(pictures).where(eq(pictures.id, used))).toEqual([])
  })

  test('belongs to one thing only, and is not used by a change that is rolled back', async () => {
    const id = await stored()
    const use = () => database().transaction((transaction) => keepPictures(transaction, [id]))
    const rolledBack = database().transaction(async (transaction) => {
      await keepPictures(transaction, [id])
      throw new Error('changed my mind')
    })
    await expect(rolledBack).rejects.toThrow('changed my mind')
    await use()
    await expect(use()).rejects.toThrow('in use already')
  })

  test('whose files cannot be deleted is deleted by a later run', async () => {
    const id = await stored()
    const broken = { ...store, remove: vi.fn().mockRejectedValue(new Unavailable('The store is away')) }
    await expect(deleteUnusedPictures(database(), () => broken, later(61))).rejects.toBeInstanceOf(Unavailable)
    expect(filesOf(id)).toHaveLength(2)
    await deleteUnusedPictures(database(), () => store, later(61))
    expect(filesOf(id)).toEqual([])
  })

  test('that could only be stored in part leaves nothing behind after an hour', async () => {
    const half: PictureStore = {
      ...store,
      write: async (key, bytes) => {
        if (key.endsWith('-1600.webp')) throw new Unavailable('The store is away')
        await store.write(key, bytes)
      },
    }
    const picture = { memberId, kind: 'idea', upload: await upload() } as const
    expect(await storingWorker(database(), half)(picture, now, signal)).toMatchObject({
      ok: false,
      code: 'unavailable',
    })
    expect(files.size).toBe(1)
    await deleteUnusedPictures(database(), () => store, later(61))
    expect(files.size).toBe(0)
  })
})

describe('an upload that waits for a worker', () => {
  const waiting = () => database().$count(pictureUploads)
  const noWorker = async () => undefined

  test('is given up when none takes it in time or its call ends, and leaves nothing', async () => {
    const picture = { memberId, kind: 'idea', upload: await upload() } as const
    const unavailable = { ok: false, code: 'unavailable' }
    expect(await storeByJob(database(), noWorker, 300)(picture, now, signal)).toMatchObject(unavailable)
    const leaving = new AbortController()
    const call = storeByJob(database(), noWorker)(picture, now, leaving.signal)
    await vi.waitUntil(async () => (await waiting()) === 1)
    leaving.abort()
    expect(await call).toMatchObject(unavailable)
    expect(await waiting()).toBe(0)
  })

  test('is refused at once as the fourth of a member or the ninth of all, however many come together', async () => {
    const image = await upload()
    const leaving = new AbortController()
    const send = (id: string) =>
      storeByJob(database(), noWorker)({ memberId: id, kind: 'idea', upload: image }, now, leaving.signal)
    const codeOf = async (id: string) => {
      const result = await send(id)
      return result.ok ? 'stored' : `${result.code} ${result.retryAfter ?? 'ended'}`
    }
    const own = Promise.all(Array.from({ length: 5 }, () => codeOf(memberId)))
    await vi.waitUntil(async () => (await waiting()) === 3)
    const others = Promise.all(Array.from({ length: 7 }, () => codeOf(randomUUID())))
    await vi.waitUntil(async () => (await waiting()) === 8)
    expect(await codeOf(memberId)).toBe('tooManyRequests 2')
    expect(await codeOf(randomUUID())).toBe('unavailable 2')
    leaving.abort()
    const ended = 'unavailable ended'
    expect((await own).toSorted()).toEqual([...Array(2).fill('tooManyRequests 2'), ...Array(3).fill(ended)])
    expect((await others).toSorted()).toEqual([...Array(2).fill('unavailable 2'), ...Array(5).fill(ended)])
    expect(await waiting()).toBe(0)
  })

  test('that a killed process left is deleted by a job', async () => {
    await database()
      .insert(pictureUploads)
      .values({ memberId, kind: 'idea', format: 'png', bytes: new Uint8Array([1]), createdAt: now })
    await deleteUnusedPictures(database(), () => store, later(5))
    expect(await waiting()).toBe(1)
    await deleteUnusedPictures(database(), () => store, later(6))
    expect(await waiting()).toBe(0)
  })
})

describe('[R3.08] [R3.09] a profile picture', () => {
  const change = async (profilePicture: string | null) => profileSchema.parse({ profilePicture })

  test('is uploaded as a data URL, replaces the one before, and can be removed', async () => {
    const member = await join()
    const update = async (picture: string | null, at = now) =>
      await updateProfile(database(), storePicture(), await member(), await change(picture), at, signal)
    expect(currentMember(await member()).profilePicture).toBeNull()

    await update(await upload('red'))
    const first = (await member()).pictureId ?? ''
    expect(currentMember(await member()).profilePicture).toBe(picturePath(first, 50))
    expect(await sharp(files.get(`${first}-50.webp`)).metadata()).toMatchObject({ width: 50, height: 50 })

    await update(await upload('blue'), later(1))
    const second = (await member()).pictureId ?? ''
    expect(second).not.toBe(first)
    await deleteUnusedPictures(database(), () => store, later(1))
    expect([filesOf(first).length, filesOf(second).length]).toEqual([0, 3])

    await update(null, later(2))
    expect(currentMember(await member()).profilePicture).toBeNull()
    await deleteUnusedPictures(database(), () => store, later(2))
    expect(files.size).toBe(0)
  })

  test('that is refused changes nothing; other fields need no worker', async () => {
    const member = await join()
    const withSvg = profileSchema.parse({ country: 'SE', profilePicture: 'data:image/svg+xml;base64,PHN2Zy8+' })
    expect(await updateProfile(database(), storePicture(), await member(), withSvg, now, signal)).toEqual({
      ok: false,
      code: 'notAPicture',
    })
    expect((await member()).country).toBeNull()
    const noWorker = vi.fn<StorePicture>()
    await updateProfile(database(), noWorker, await member(), { country: 'SE', fullName: 'Kari Skog' }, now, signal)
    expect(noWorker).not.toHaveBeenCalled()
    expect(await member()).toMatchObject({ country: 'SE', fullName: 'Kari Skog' })
  })

  test('replaced twice at the same time leaves one picture and no others', async () => {
    const member = await join()
    const before = await member()
    const picture = await change(await upload())
    // All have stored their files before the first one changes the member.
    let stored = 0
    const together = Promise.withResolvers<void>()
    const waiting: StorePicture = async (...upload) => {
      const result = await storePicture()(...upload)
      stored += 1
      if (stored === 3) together.resolve()
      await together.promise
      return result
    }
    await Promise.all([1, 2, 3].map(() => updateProfile(database(), waiting, before, picture, now, signal)))
    await deleteUnusedPictures(database(), () => store, now)
    expect(filesOf((await member()).pictureId ?? '')).toHaveLength(3)
    expect(files.size).toBe(3)
  })
})
