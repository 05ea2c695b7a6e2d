import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterEach, expect, test, vi } from 'vitest'
import { readEnv } from '../config/env.ts'
import { stubbedEnvironment } from '../config/stub-environment.ts'
import { notifyOwnWebhook } from './own-webhook.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a notice is signed with the secret, never with the former one', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetch)
  const env = readEnv({ ...stubbedEnvironment, SANITY_REVALIDATE_SECRET_PREVIOUS: 'the-former-secret' })
  await notifyOwnWebhook(env, { tags: ['routes'] })
  const [address, request] = fetch.mock.calls[0] ?? []
  const body = String(request?.body)
  const signature = new Headers(request?.headers).get(SIGNATURE_HEADER_NAME) ?? ''
  expect(address).toBe('http://localhost:3000/api/revalidate')
  expect(body).toBe('{"tags":["routes"]}')
  expect(await isValidSignature(body, signature, env.revalidateSecret)).toBe(true)
  expect(await isValidSignature(body, signature, 'the-former-secret')).toBe(false)
})
