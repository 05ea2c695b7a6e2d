import { argon2Sync, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type ProfileChange, registrationSchema } from '#web/domain/member/account.ts'
import { memberSessions, members, passwordResets } from '#web/server/db/schema/members.ts'
import { changePassword } from '#web/server/members/change-password.ts'
import { logIn } from '#web/server/members/log-in.ts'
import { currentMember, updateProfile } from '#web/server/members/profile.ts'
import { register } from '#web/server/members/register.ts'
import {
  deleteOldResets,
  requestPasswordReset,
  resetPassword,
  verifyResetCode,
} from '#web/server/members/reset-password.ts'
import {
  deleteExpiredSessions,
  endSession,
  findSession,
  listSessions,
  revokeSession,
} from '#web/server/members/sessions.ts'
import { setPasswordByLink } from '#web/server/members/set-password-by-link.ts'
import { migratedDatabase } from './target.ts'

const { database } = migratedDatabase()
const now = new Date('2026-11-22T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const day = 24 * 60
const password = 'granskog og bekk'
const noPictures = () => {
  throw new Error('No picture is stored here')
}
const browser = { userAgent: 'Firefox' }
const noMail = async () => undefined

async function join(email = `${randomUUID()}@example.com`) {
  const registration = registrationSchema.parse({ email, password, fullName: 'Kari Nordmann' })
  const result = await register(database(), { ...registration, lang: 'nb' }, { userAgent: 'Chromium' }, noMail, now)
  if (!result.ok) throw new Error(result.code)
  return { email, token: result.value.token }
}

async function session(token: string, at = now) {
  const found = await findSession(database(), token, at)
  if (!found) throw new Error('Not logged in')
  return found
}

/** Asks for a new password; the code as in the mail. */
async function forget(email: string, at = now) {
  const mails: { readonly code: string; readonly linkToken: string }[] = []
  const result = await requestPasswordReset(database(), email, async (_, mail) => void mails.push(mail), at)
  const [{ code, linkToken } = { code: '123456', linkToken: '' }] = mails
  if (!result.ok) throw new Error('Refused')
  return { ...result.value, mails: mails.length, code, linkToken, wrongCode: code === '000000' ? '111111' : '000000' }
}

describe('joining', () => {
  test('[R7.07] logs the new member in and stores neither password nor token', async () => {
    const { email, token } = await join()
    const { member } = await session(token)
    expect(currentMember(member)).toMatchObject({ email, fullName: 'Kari Nordmann', isEmailVerified: false })
    const rows = JSON.stringify([
      await database().select().from(members),
      await database().select().from(memberSessions),
    ])
    expect(rows).not.toContain(password)
    expect(rows).not.toContain(token)
    expect(member.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('[R8.04] twice with one address is refused, however it is written; ten at once make one member', async () => {
    const { email } = await join()
    await expect(join(` ${email.toUpperCase()} `)).rejects.toThrow('emailTaken')
    const contested = `${randomUUID()}@example.com`
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => join(contested)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await database().select().from(members).where(eq(members.email, contested))).toHaveLength(1)
  })
})

describe('logging in', () => {
  test('[R7.07] starts a session of its own and ends the one that the browser had', async () => {
    const { email, token: former } = await join()
    const result = await logIn(database(), { email, password }, { ...browser, sessionToken: former }, now)
    if (!result.ok) throw new Error(result.code)
    expect(result.value.token).not.toBe(former)
    expect(await findSession(database(), former, now)).toBeUndefined()
    expect((await session(result.value.token)).member.email).toBe(email)
  })

  test('[R8.04] a wrong password and an unknown address give the same error', async () => {
    const { email } = await join()
    const wrong = await logIn(database(), { email, password: `${password}!` }, browser, now)
    const unknown = await logIn(database(), { email: 'nobody@example.com', password }, browser, now)
    expect(wrong).toEqual({ ok: false, code: 'incorrectCredentials' })
    expect(unknown).toEqual(wrong)
  })

  test('a hash of older parameters is renewed', async () => {
    const { email } = await join()
    const nonce = Buffer.from('a salt of sixteen')
    const options = { message: password, nonce, memory: 8192, passes: 1, parallelism: 1, tagLength: 32 }
    const [salt, hash] = [nonce, argon2Sync('argon2id', options)].map((bytes) =>
      bytes.toString('base64').replace(/=+$/, ''),
    )
    const old = `$argon2id$v=19$m=8192,t=1,p=1$${salt}$${hash}`
    await database().update(members).set({ passwordHash: old }).where(eq(members.email, email))
    const result = await logIn(database(), { email, password }, browser, now)
    expect(result.ok).toBe(true)
    const [member] = await database().select().from(members).where(eq(members.email, email))
    expect(member?.passwordHash).toContain('m=19456,t=2,p=1')
  })

  test('a letter with an accent is the same letter from every keyboard', async () => {
    const email = `${randomUUID()}@example.com`
    const registration = registrationSchema.parse({ email, password: 'blåbærtur'.normalize('NFD'), fullName: 'Åse' })
    await register(database(), { ...registration, lang: 'nb' }, { userAgent: '' }, noMail, now)
    expect((await logIn(database(), { email, password: 'blåbærtur'.normalize('NFC') }, browser, now)).ok).toBe(true)
  })
})

describe('sessions', () => {
  test('[R4.10] end when logged out, when revoked, and 60 days after their last use', async () => {
    const { email, token } = await join()
    const other = await logIn(database(), { email, password }, browser, now)
    if (!other.ok) throw new Error(other.code)
    const current = await session(token)
    const listed = await listSessions(database(), current, now)
    expect(listed.map(({ userAgent, isCurrent }) => [userAgent, isCurrent]).sort()).toEqual([
      ['Chromium', true],
      ['Firefox', false],
    ])
    const foreign = await session((await join()).token)
    const otherId = listed.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect(await revokeSession(database(), foreign.member, otherId)).toBe(false)
    expect(await revokeSession(database(), current.member, otherId)).toBe(true)
    expect(await findSession(database(), other.value.token, now)).toBeUndefined()

    await session(token, later(59 * day))
    await session(token, later(118 * day))
    expect(await findSession(database(), token, later(178 * day))).toBeUndefined()
    const again = await join()
    await endSession(database(), again.token)
    expect(await findSession(database(), again.token, now)).toBeUndefined()
  })

  test('[R2.34] a new password needs the old one and logs all other browsers out', async () => {
    const { email, token } = await join()
    const other = await logIn(database(), { email, password }, browser, now)
    const current = await session(token)
    const refused = await changePassword(
      database(),
      current,
      { oldPassword: 'wrong', password: 'new password' },
      browser,
      noMail,
    )
    expect(refused).toEqual({ ok: false, code: 'wrongOldPassword' })
    expect(
      (await changePassword(database(), current, { oldPassword: password, password: 'new password' }, browser, noMail))
        .ok,
    ).toBe(true)
    expect(await findSession(database(), token, now)).toBeDefined()
    expect(other.ok && (await findSession(database(), other.value.token, now))).toBeUndefined()
    expect((await logIn(database(), { email, password }, browser, now)).ok).toBe(false)
    expect((await logIn(database(), { email, password: 'new password' }, browser, now)).ok).toBe(true)
  })
})

describe('a forgotten password', () => {
  test('[R7.07] code and token set a new one, log in here and log out everywhere else', async () => {
    const { email, token: elsewhere } = await join()
    const { id, token, code } = await forget(email)
    expect((await verifyResetCode(database(), id, { code, token }, now)).ok).toBe(true)
    const result = await resetPassword(database(), id, { code, token, password: 'new password' }, browser, noMail, now)
    if (!result.ok) throw new Error(result.code)
    const { member } = await session(result.value.token)
    expect(currentMember(member)).toMatchObject({ email, isEmailVerified: true })
    expect(await findSession(database(), elsewhere, now)).toBeUndefined()
    const replayed = await resetPassword(
      database(),
      id,
      { code, token, password: 'third password' },
      browser,
      noMail,
      now,
    )
    expect(replayed).toEqual({ ok: false, code: 'incorrectCode' })
  })

  test('a link in the mail does so without the browser that asked, for an hour and once; wrong codes do not end it', async () => {
    const { email, token: elsewhere } = await join()
    const { id, token, wrongCode, linkToken } = await forget(email)
    for (let index = 0; index < 6; index++) await verifyResetCode(database(), id, { code: wrongCode, token }, now)
    const set = (at: Date, linked = linkToken) =>
      setPasswordByLink(database(), { token: linked, password: 'new password' }, browser, noMail, at)
    expect((await set(later(60))).ok).toBe(false)
    expect((await set(now, token)).ok).toBe(false)
    const result = await set(later(59))
    if (!result.ok) throw new Error(result.code)
    expect(currentMember((await session(result.value.token)).member)).toMatchObject({ email, isEmailVerified: true })
    expect(await findSession(database(), elsewhere, now)).toBeUndefined()
    expect((await set(later(59))).ok).toBe(false)
    expect(JSON.stringify(await database().select().from(passwordResets))).not.toContain(linkToken)
  })

  test('once replaced, ends all other requests, and its owner is told', async () => {
    const { email } = await join()
    const [one, other] = [await forget(email), await forget(email)]
    const told: string[] = []
    const proof = { code: one.code, token: one.token, password: 'new password' }
    await resetPassword(database(), one.id, proof, browser, async (_, member) => void told.push(member.email), now)
    expect(told).toEqual([email])
    expect((await verifyResetCode(database(), other.id, other, now)).ok).toBe(false)
    const linked = { token: other.linkToken, password: 'third password' }
    expect((await setPasswordByLink(database(), linked, browser, noMail, now)).ok).toBe(false)
  })

  test('five wrong codes end it, even if they come at once', async () => {
    const { email } = await join()
    const { id, token, code, wrongCode } = await forget(email)
    const tries = Array.from({ length: 20 }, () => verifyResetCode(database(), id, { code: wrongCode, token }, now))
    expect((await Promise.all(tries)).every(({ ok }) => !ok)).toBe(true)
    expect((await verifyResetCode(database(), id, { code, token }, now)).ok).toBe(false)
    const [row] = await database().select().from(passwordResets).where(eq(passwordResets.id, id))
    expect(row?.wrongTries).toBe(5)
  })

  test('the code is worth nothing after ten minutes, with another token, or for another request', async () => {
    const { email } = await join()
    const one = await forget(email)
    const two = await forget(email)
    const check = (id: string, code: string, token: string, at = now) =>
      verifyResetCode(database(), id, { code, token }, at)
    expect((await check(one.id, one.code, two.token)).ok).toBe(false)
    expect((await check(two.id, one.code, one.token)).ok).toBe(false)
    expect((await check(one.id, one.code, one.token, later(10))).ok).toBe(false)
    expect((await check(one.id, one.code, one.token, later(9))).ok).toBe(true)
  })

  test('an address without a member gets the same response, and no code for it works', async () => {
    const { id, token, code, mails } = await forget('nobody@example.com')
    expect(mails).toBe(0)
    const result = await resetPassword(database(), id, { code, token, password: 'new password' }, browser, noMail, now)
    expect(result).toEqual({ ok: false, code: 'incorrectCode' })
  })
})

test('[R3.08] a profile changes only in the named fields', async () => {
  const { token } = await join()
  const { member } = await session(token)
  const change = (fields: ProfileChange) =>
    updateProfile(database(), noPictures, member, fields, now, new AbortController().signal)
  await change({ country: 'NO', birthYear: 1984, preferredFit: 'both' })
  await change({ postcode: '0150', birthYear: null })
  const { member: changed } = await session(token)
  expect(currentMember(changed)).toMatchObject({
    country: 'NO',
    birthYear: null,
    postcode: '0150',
    preferredFit: 'both',
    enableNotifications: true,
  })
})

test('resets and sessions that nobody can use any more are deleted, and no others', async () => {
  const { email, token } = await join()
  const { id } = await forget(email)
  const isStored = async () => [
    (await database().select().from(passwordResets).where(eq(passwordResets.id, id))).length,
    (await findSession(database(), token, now)) !== undefined,
  ]
  await deleteOldResets(database(), later(59))
  await deleteExpiredSessions(database(), later(59 * day))
  expect(await isStored()).toEqual([1, true])
  await deleteOldResets(database(), later(61))
  await deleteExpiredSessions(database(), later(61 * day))
  expect(await isStored()).toEqual([0, false])
})
