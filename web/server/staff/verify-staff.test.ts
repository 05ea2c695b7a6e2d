import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('#web/config/server-env.ts', () => ({
  env: { projectId: 'tretopp', dataset: 'production', apiHost: 'http://lake.example' },
}))
const request = vi.fn<(options: { url: string }) => Promise<unknown>>()
const createClient = vi.fn<(config: object) => unknown>(() => ({ request }))
vi.mock('@sanity/client', async (original) => ({ ...(await original<object>()), createClient }))
const { ClientError } = await import('@sanity/client')

let verifyStaff: typeof import('./verify-staff.ts').verifyStaff
beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  request.mockReset()
  createClient.mockClear()
  ;({ verifyStaff } = await import('./verify-staff.ts'))
})
afterEach(() => vi.useRealTimers())

const user = (...roles: string[]) => ({
  id: 'pkari',
  name: 'Kari',
  roles: roles.map((name) => ({ name, title: name })),
})
const refusal = (statusCode: number) =>
  new ClientError({ statusCode, body: { error: 'Unauthorized' }, headers: {}, url: '', method: 'GET' } as never)

test.each([
  [['administrator'], true],
  [['editor'], true],
  [['developer'], true],
  [['viewer', 'editor'], true],
  [['viewer'], false],
  [['a-role-of-their-own'], false],
])('the roles %o may edit: %s', async (roles, mayEdit) => {
  request.mockResolvedValue(user(...roles))
  expect(await verifyStaff('Bearer token')).toEqual({ ok: true, value: { id: 'pkari', name: 'Kari', mayEdit } })
  expect(createClient).toHaveBeenCalledWith(expect.objectContaining({ token: 'token', projectId: 'tretopp' }))
  expect(request).toHaveBeenCalledWith({ url: '/users/me' })
})

test.each([null, '', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer two words', `Bearer ${'a'.repeat(2000)}`])(
  '"%.20s" is no token: the lake is not asked',
  async (header) => {
    expect(await verifyStaff(header)).toEqual({ ok: false, code: 'invalidToken' })
    expect(request).not.toHaveBeenCalled()
  },
)

test.each([401, 403])('a token that the lake refuses with %i is invalid', async (status) => {
  request.mockRejectedValue(refusal(status))
  expect(await verifyStaff('Bearer token')).toEqual({ ok: false, code: 'invalidToken' })
})

test.each([[{}], [user()], [{ id: 'x', name: 'y' }], [null]])(
  '%o is not a member of this project',
  async (response) => {
    request.mockResolvedValue(response)
    expect(await verifyStaff('Bearer token')).toEqual({ ok: false, code: 'invalidToken' })
  },
)

test('while the lake is unavailable everyone is refused, and the next call asks again', async () => {
  request.mockRejectedValueOnce(refusal(500))
  await expect(verifyStaff('Bearer token')).rejects.toMatchObject({ name: 'Unavailable' })
  request.mockRejectedValueOnce(new Error('connect ECONNREFUSED'))
  await expect(verifyStaff('Bearer token')).rejects.toMatchObject({ name: 'Unavailable' })
  request.mockResolvedValueOnce(user('editor'))
  expect((await verifyStaff('Bearer token')).ok).toBe(true)
})

test('the lake’s word is used for less than a minute, calls at once share one question, tokens share nothing', async () => {
  request.mockResolvedValue(user('editor'))
  await Promise.all([verifyStaff('Bearer a'), verifyStaff('Bearer a')])
  await verifyStaff('Bearer a')
  expect(request).toHaveBeenCalledTimes(1)
  await verifyStaff('Bearer b')
  expect(request).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(59_000)
  request.mockRejectedValue(refusal(401))
  expect((await verifyStaff('Bearer a')).ok).toBe(false)
})
