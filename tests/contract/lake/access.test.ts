import { createClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHosted, openTarget, READ_TOKEN, rejection, type Target, WRITE_TOKEN } from './target.ts'

let target: Target
let publicId: string
beforeAll(async () => {
  target = await openTarget()
  publicId = target.id()
  await target.client
    .transaction()
    .create({ _id: publicId, _type: 'contractThing' })
    .create({ _id: `drafts.${publicId}`, _type: 'contractThing' })
    .commit()
})
afterAll(() => target.close())

describe('Without a token [R7.09]', () => {
  test('published documents are there, drafts and private ones are not', async () => {
    const ids = [publicId, `drafts.${publicId}`]
    expect(await target.anonymous.fetch('*[_id in $ids]._id', { ids })).toEqual([publicId])
    expect(await target.anonymous.getDocuments(ids)).toMatchObject([{ _id: publicId }, null])
    expect(await target.anonymous.fetch('count(*[_id in path("_.**") || _id in path("drafts.**")])')).toBe(0)
  })

  test.skipIf(isHosted)('a preview perspective, writing and history are refused', async () => {
    const { anonymous } = target
    expect((await rejection(anonymous.fetch('*', {}, { perspective: 'drafts' }))).statusCode).toBe(401)
    expect((await rejection(anonymous.create({ _type: 'contractThing' }))).statusCode).toBe(401)
    const action = { actionType: 'sanity.action.document.discard' as const, draftId: `drafts.${publicId}` }
    expect((await rejection(anonymous.action(action))).statusCode).toBe(401)
    expect((await fetch(`${target.origin}/v1/data/history/${target.dataset}/transactions/${publicId}`)).status).toBe(
      401,
    )
  })
})

describe('A private dataset [R7.09]', () => {
  test.skipIf(isHosted)('is closed without a token, to listeners and to live events too', async () => {
    await target.client.datasets.create('closed', { aclMode: 'private' })
    for (const path of ['query/closed?query=*', 'listen/closed?query=*', 'live/events/closed', 'doc/closed/a']) {
      const statusWith = (headers: Record<string, string>) =>
        fetch(`${target.origin}/v2025-02-19/data/${path}`, { headers }).then(async (response) => {
          await response.body?.cancel()
          return response.status
        })
      expect([path, await statusWith({})]).toEqual([path, 401])
      expect([path, await statusWith({ authorization: `Bearer ${READ_TOKEN}` })]).toEqual([path, 200])
    }
  })
})

describe('With a token', () => {
  test('that is unknown everything is refused, including reads', async () => {
    const stranger = target.connect({ token: 'no-such-token' })
    const error = await rejection(stranger.fetch('*'))
    expect(error.statusCode).toBe(401)
    expect(error.response.body).toMatchObject({ statusCode: 401, error: 'Unauthorized', message: expect.any(String) })
  })

  test.skipIf(isHosted)('of a viewer everything can be read and nothing written', async () => {
    const viewer = target.connect({ token: READ_TOKEN })
    expect(await viewer.fetch('count(*[_id in $ids])', { ids: [publicId, `drafts.${publicId}`] })).toBe(2)
    const error = await rejection(viewer.patch(publicId).set({ a: 1 }).commit())
    expect(error.statusCode).toBe(403)
    expect(error.details).toMatchObject({
      type: 'mutationError',
      items: [{ error: { type: 'insufficientPermissionsError' } }],
    })
    const action = { actionType: 'sanity.action.document.discard' as const, draftId: `drafts.${publicId}` }
    const refusal = await rejection(viewer.action(action))
    expect(refusal.statusCode).toBe(403)
    expect(refusal.details).toMatchObject({ type: 'insufficientPermissionsError' })
    expect((await rejection(viewer.assets.upload('file', Buffer.from('x')))).statusCode).toBe(403)
    expect((await rejection(viewer.datasets.create('viewers-own'))).statusCode).toBe(403)
  })
})

describe.skipIf(isHosted)('Signing in', () => {
  const signIn = async (user: string) => {
    const login = new URL(`${target.origin}/v1/auth/login/local`)
    login.searchParams.set('origin', 'http://localhost:3333/some/page')
    login.searchParams.set('user', user)
    const response = await fetch(login, { redirect: 'manual' })
    const location = response.headers.get('location') ?? ''
    const sid = new URL(location).hash.replace('#sid=', '')
    return { status: response.status, location, sid }
  }
  const trade = (sid: string) => fetch(`${target.origin}/v1/auth/fetch?sid=${sid}`)

  test('offers the demo users, and leads back to the Studio with a session id that works once', async () => {
    const page = await (await fetch(`${target.origin}/v1/auth/login/local?origin=http://localhost:3333`)).text()
    for (const name of ['Kari Redaktør', 'Ola Redaktør', 'Vigdis Leser']) expect(page).toContain(name)
    const { status, location, sid } = await signIn('pola')
    expect(status).toBe(302)
    expect(location).toMatch(/^http:\/\/localhost:3333\/some\/page#sid=.{20,}$/)
    const { token } = await (await trade(sid)).json()
    expect((await trade(sid)).status).toBe(401)
    const ola = createClient({ ...target.connect({ token }).config(), token })
    expect(await ola.users.getById('me')).toMatchObject({
      id: 'pola',
      name: 'Ola Redaktør',
      role: 'editor',
      provider: 'local',
    })
    await ola.request({ method: 'POST', url: '/auth/logout' })
    expect((await rejection(ola.users.getById('me'))).statusCode).toBe(401)
  })

  test.each([
    ['read', READ_TOKEN, 'viewer'],
    ['write', WRITE_TOKEN, 'administrator'],
  ])('the %s token is known as an API token, not as a person who logged in', async (_, token, role) => {
    const me = await target.connect({ token }).users.getById('me')
    expect(me).toMatchObject({ role, provider: 'sanity-token', email: null })
  })

  test('never hands a session to another site', async () => {
    const response = await fetch(`${target.origin}/v1/auth/login/local?user=pkari&origin=https://evil.example`, {
      redirect: 'manual',
    })
    expect(response.status).toBe(400)
    expect((await signIn('nobody').catch(() => ({ status: 400 }))).status).toBe(400)
  })
})

describe('The project [R7.09]', () => {
  test.skipIf(isHosted)('shows itself, its people and their rights to signed-in users', async () => {
    expect(await target.client.projects.getById(target.projectId)).toMatchObject({
      id: target.projectId,
      members: expect.any(Array),
    })
    expect(await target.client.projects.list()).toHaveLength(1)
    expect((await rejection(target.anonymous.projects.list())).statusCode).toBe(401)
    expect(await target.client.users.getById('pkari')).toMatchObject({ displayName: 'Kari Redaktør' })
    expect((await rejection(target.client.users.getById('nobody'))).statusCode).toBe(404)
  })

  test.skipIf(isHosted)('lets an origin of the machine ask, with credentials', async () => {
    const headers = {
      origin: 'http://localhost:3333',
      'access-control-request-headers': 'authorization',
      'access-control-request-method': 'POST',
    }
    const response = await fetch(`${target.origin}/v1/data/mutate/${target.dataset}`, { method: 'OPTIONS', headers })
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3333')
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization')
  })

  test.skipIf(isHosted)('does not respond to pages of unknown sites', async () => {
    const url = `${target.origin}/v2025-02-19/data/query/${target.dataset}?query=1`
    for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null']) {
      const headers = { origin, 'access-control-request-method': 'POST' }
      const preflight = await fetch(url, { method: 'OPTIONS', headers })
      const plain = await fetch(url, { headers: { origin } })
      const allowed = [preflight, plain].map((response) => response.headers.get('access-control-allow-origin'))
      expect([origin, preflight.status, allowed]).toEqual([origin, 403, [null, null]])
    }
  })

  test.skipIf(isHosted)(
    'sends the event streams of browsers to hosts of their own, with a ticket that works once',
    async () => {
      const url = `${target.origin}/v2025-02-19/data/listen/${target.dataset}?query=*`
      const headers = {
        origin: 'http://localhost:3333',
        'sec-fetch-mode': 'cors',
        authorization: `Bearer ${target.client.config().token}`,
      }
      const response = await fetch(url, { headers, redirect: 'manual' })
      const location = new URL(response.headers.get('location') ?? '')
      expect([response.status, location.hostname]).toEqual([307, expect.stringMatching(/^s\d+\.localhost$/)])
      location.hostname = 'localhost'
      const stop = new AbortController()
      const open = () => fetch(location, { headers: { origin: 'null', 'sec-fetch-mode': 'cors' }, signal: stop.signal })
      const preflight = await fetch(location, { method: 'OPTIONS', headers: { origin: 'null' } })
      expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, 'null'])
      const stream = await open()
      expect(stream.headers.get('content-type')).toContain('text/event-stream')
      expect(stream.headers.get('access-control-allow-origin')).toBe('null')
      expect((await open()).status).toBe(401)
      stop.abort()
    },
  )
})
