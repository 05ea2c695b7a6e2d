import { globSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'
import type { ApiDescription } from '#web/server/endpoint/openapi.ts'
import { apiErrors } from '#web/services/backend/api-errors.ts'
import type { Contract } from '#web/services/backend/contract.ts'

afterAll(stubEnvironment())
// It imports `next/headers` without an extension, which only Next's bundler resolves.
vi.mock('next-sanity/draft-mode', () => ({ defineEnableDraftMode: () => ({}) }))
const { endpointsOf } = await import('#web/server/endpoint/serve.ts')
const { routes } = await import('./routes.ts')
const openApi = await import('./route.ts')
const reference = await import('../reference/route.ts')

const api = join(import.meta.dirname, '../..')
const described: ApiDescription = await (await openApi.GET(new Request('http://localhost:3000/'))).json()
const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
)
const contracts: Contract[] = (
  await Promise.all(
    globSync(`${api}/../../services/backend/contracts/*.ts`).map(async (file) => {
      const module: Readonly<Record<string, Contract>> = await import(file)
      return Object.values(module)
    }),
  )
).flat()

/** `post /api/v1/posts/{id}` for the file of a route. */
const addressOf = (file: string) => `/api/${file.replace(/\/route\.ts$/, '').replace(/\[(\w+)\]/g, '{$1}')}`

describe('the API description', () => {
  test('has every route on disk, under the address of its file', async () => {
    for (const file of globSync('**/route.ts', {
      cwd: api,
      exclude: ['**/reference/route.ts', '[[]...path]/route.ts'],
    })) {
      const { GET } = await import(join(api, file))
      const endpoints = endpointsOf(GET)
      expect(endpoints.length, file).toBeGreaterThan(0)
      for (const { method, description } of endpoints) {
        expect(description.path).toBe(addressOf(file))
        expect(described.paths[description.path]?.[method.toLowerCase()]?.summary).toBe(description.summary)
      }
    }
  })

  test('has every contract, served by one endpoint, and nothing else that is JSON', () => {
    const served = routes.flatMap(endpointsOf).flatMap(({ description }) => description.contract ?? [])
    expect(new Set(served)).toEqual(new Set(contracts))
    expect(served).toHaveLength(contracts.length)
    for (const { method, path } of contracts) expect(calls.map(([name]) => name)).toContain(`${method} ${path}`)
  })

  test('names access, limits and every code with its messages', () => {
    expect(described.paths['/api/v1/auth/register']?.post).toMatchObject({
      'x-limits': { client: { calls: expect.any(Number), seconds: expect.any(Number) } },
    })
    expect(described.paths['/api/v1/login']?.post).toMatchObject({
      'x-access': 'anyone',
      'x-origin': 'site',
      responses: {
        401: {
          content: {
            'application/json': { examples: { incorrectCredentials: { value: { code: 'incorrectCredentials' } } } },
          },
          'x-codes': { incorrectCredentials: { nb: apiErrors.incorrectCredentials.nb } },
        },
      },
    })
    expect(described.paths['/api/v1/users/me']?.get?.security).toEqual([{ session: [] }])
    expect(described.paths['/api/v1/publications']?.post?.security).toEqual([{ staff: [] }])
    expect(described.components.securitySchemes).toMatchObject({
      session: { name: 'session' },
      staff: { scheme: 'bearer' },
    })
  })

  test('names the codes of endpoints that are not JSON too, and a body that is too large', () => {
    const codesOf = (path: string, method: string) =>
      Object.values(described.paths[path]?.[method]?.responses ?? {}).flatMap((one) =>
        Object.keys(one['x-codes'] ?? {}),
      )
    const all = ['failed', 'unavailable']
    expect(codesOf('/api/v1/pictures/{id}/{size}', 'get')).toEqual(['noSuchPicture', ...all])
    expect(codesOf('/api/v1/users/me/export', 'post')).toEqual(
      expect.arrayContaining(['notLoggedIn', 'wrongOrigin', 'tooManyRequests', 'bodyTooLarge', ...all]),
    )
    expect(codesOf('/api/revalidate', 'post')).toEqual(expect.arrayContaining(['invalidSignature', 'staleSignature']))
  })

  test.each(calls)(
    '%s: the examples are valid by the schemas that it shows',
    (_, { parameters, requestBody, responses }) => {
      const ajv = new Ajv2020({ strict: false, validateFormats: false })
      const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
      for (const content of contents) {
        const { schema, example } = content?.['application/json'] ?? {}
        if (schema && example !== undefined) expect(ajv.validate(schema, example), ajv.errorsText()).toBe(true)
      }
      for (const { in: place, example } of parameters)
        if (place === 'path' && responses[200]?.content) expect(example).toBeTruthy()
    },
  )
})

test('the reference is a page without scripts that shows every call', async () => {
  const page = await reference.GET(new Request('http://localhost:3000/'))
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  const html = await page.text()
  expect(html).not.toContain('<script')
  for (const [name] of calls) {
    const [method, path] = name.split(' ')
    if (path !== '/api/v1/openapi.json') expect(html).toContain(`<span class="method">${method}</span> ${path}</code>`)
  }
})
