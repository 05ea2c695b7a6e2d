import { randomUUID } from 'node:crypto'
import type { APIRequestContext, APIResponse } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { codeIn, mailsTo } from '../support/inbox.ts'

const origin: Record<string, string> = { origin: testAddresses.SITE_ORIGIN }
const password = 'granskog og bekk'

const post = (request: APIRequestContext, path: string, data: object = {}, headers: Record<string, string> = origin) =>
  request.post(`/api/v1/${path}`, { data, headers })
const me = (request: APIRequestContext) => request.get('/api/v1/users/me')

async function join(request: APIRequestContext) {
  const email = `${randomUUID()}@example.com`
  const response = await post(request, 'auth/register', { email, password, fullName: 'Kari Nordmann' })
  expect(response.status()).toBe(201)
  return { email, response }
}

/** Status and code of an error, which is a sentence too. */
async function problem(response: APIResponse): Promise<string> {
  const { code, message } = await response.json()
  expect(message).toMatch(/\S/)
  return `${response.status()} ${code}`
}

const cookies = (response: APIResponse) =>
  response.headersArray().flatMap(({ name, value }) => (name.toLowerCase() === 'set-cookie' ? [value] : []))

test('[R7.07] [R7.11] somebody joins, is known, logs out and in again', async ({ request }) => {
  expect(await problem(await me(request))).toBe('401 notLoggedIn')
  const { email, response } = await join(request)
  const [session, hint] = cookies(response)
  expect(session).toMatch(/^session=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=5184000; HttpOnly$/)
  expect(hint).toMatch(/^member=1; Path=\/; SameSite=Lax; Max-Age=5184000$/)
  expect(await (await me(request)).json()).toMatchObject({ email, fullName: 'Kari Nordmann', isEmailVerified: false })
  expect((await me(request)).headers()['cache-control']).toBe('no-store')

  await post(request, 'logout')
  expect(await problem(await me(request))).toBe('401 notLoggedIn')
  const again = await post(request, 'login', { email: email.toUpperCase(), password })
  expect([again.status(), cookies(again)[0]?.split(';')[0]]).not.toEqual([200, session?.split(';')[0]])
  expect((await me(request)).status()).toBe(200)
})

test('[R8.04] [R5.05] [R5.06] validation errors are returned in both languages', async ({ request }) => {
  const { email } = await join(request)
  const message = async (path: string, data: object, lang: string) =>
    (await (await post(request, `${path}?lang=${lang}`, data)).json()).message
  const wrong = { email, password: 'wrong password' }
  expect(await message('login', wrong, 'en')).toBe('Incorrect email or password')
  expect(await message('login', wrong, 'nb')).toBe('Feil e-post eller passord')
  expect(await message('login', { email: 'nobody@example.com', password }, 'en')).toBe('Incorrect email or password')
  expect(await message('login', {}, 'en')).toBe('Email and password required')
  const taken = { email, password, fullName: 'Ola' }
  expect(await message('auth/register', taken, 'en')).toBe('A user already exists with this email')
  expect(await problem(await post(request, 'auth/register', { ...taken, password: 'short' }))).toBe(
    '400 passwordLengthError',
  )
})

test('[R3.08] [R5.07] a member changes the profile, and no other member can', async ({ request, playwright }) => {
  const change = { country: 'NO', birthYear: 1984, postcode: '0150', preferredFit: 'women', enableNotifications: true }
  const put = (client: APIRequestContext, data: object, headers = origin) =>
    client.put('/api/v1/users/me', { data, headers })
  expect(await problem(await put(request, change))).toBe('401 notLoggedIn')
  await join(request)
  expect(await (await put(request, change)).json()).toMatchObject(change)
  expect(await problem(await put(request, { birthYear: 'soon' }))).toBe('400 birthYearMustBeANumber')
  expect(await problem(await put(request, { birthYear: 999 }))).toBe('400 birthYearMustBeAValidBirthYear')
  expect(await problem(await put(request, change, { origin: 'https://elsewhere.example' }))).toBe('403 wrongOrigin')
  const stranger = await playwright.request.newContext({ baseURL: testAddresses.SITE_ORIGIN })
  const forged = { ...origin, cookie: `session=${'x'.repeat(43)}; member=1` }
  expect(await problem(await stranger.get('/api/v1/users/me', { headers: forged }))).toBe('401 notLoggedIn')
  await stranger.dispose()
})

test('[R7.07] [R5.09] a forgotten password is replaced by the code in the mail', async ({ request }) => {
  const { email } = await join(request)
  await post(request, 'logout')
  const response = await post(request, 'auth/resetPasswordToken?lang=nb', { email })
  const { id, token } = await response.json()
  const codes = async () =>
    (await mailsTo(request, email)).filter(({ subject }) => subject === 'Koden din til et nytt passord').map(codeIn)
  await expect.poll(codes).toHaveLength(1)
  const [code = ''] = await codes()
  const verify = (data: object) => post(request, `auth/resetPasswordToken/${id}/verify`, data)
  expect(await problem(await verify({ code: '12345', token }))).toBe('400 codeRequired')
  expect(await problem(await verify({ code: code === '000000' ? '000001' : '000000', token }))).toBe(
    '400 incorrectCode',
  )
  expect(await problem(await verify({ code, token: 'x' }))).toBe('400 incorrectCode')
  expect((await verify({ code, token })).status()).toBe(200)
  const reset = () =>
    post(request, `auth/resetPasswordToken/${id}/resetPassword`, { code, token, password: 'ny og lang nok' })
  expect((await reset()).status()).toBe(200)
  expect(await (await me(request)).json()).toMatchObject({ email, isEmailVerified: true })
  expect(await problem(await reset())).toBe('400 incorrectCode')

  const unknown = await post(request, 'auth/resetPasswordToken', { email: 'nobody@example.com' })
  expect(Object.keys(await unknown.json())).toEqual(Object.keys(await response.json()))
})
