import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { describe, expect, test } from 'vitest'
import { createWebhookGuard } from './publish-webhook.ts'

const secret = 'a-secret-that-only-the-lake-knows'
const body = JSON.stringify({ _id: 'page-a', _type: 'page', before: null, after: { _id: 'page-a', title: 'å' } })
const signedAt = Date.UTC(2026, 0, 1)

async function headersFor(text: string, { time = signedAt, key = secret } = {}): Promise<Headers> {
  return new Headers({ [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(text, time, key) })
}

describe('the publish webhook', () => {
  test('accepts a signed publication', async () => {
    const check = createWebhookGuard([secret], () => signedAt + 1000)
    const delivery = await check(body, await headersFor(body))
    expect(delivery).toMatchObject({ ok: true, repeated: false, notice: { _id: 'page-a', before: null } })
  })

  test('refuses a missing, foreign or mismatched signature', async () => {
    const check = createWebhookGuard([secret], () => signedAt)
    const wrong = [new Headers(), await headersFor(body, { key: 'another-secret' }), await headersFor(`${body} `)]
    for (const headers of [...wrong, new Headers({ [SIGNATURE_HEADER_NAME]: 'nonsense' })]) {
      expect(await check(body, headers)).toEqual({ ok: false, code: 'invalidSignature' })
    }
  })

  test('accepts the former secret while both are set, then no longer', async () => {
    const sent = await headersFor(body, { key: 'the-former-secret' })
    const both = createWebhookGuard([secret, 'the-former-secret'], () => signedAt)
    expect(await both(body, sent)).toMatchObject({ ok: true, repeated: false })
    expect(await both(body, await headersFor(body))).toMatchObject({ ok: true })
    expect(await both(body, await headersFor(body, { key: 'another-secret' }))).toMatchObject({ ok: false })
    const one = createWebhookGuard([secret, undefined], () => signedAt)
    expect(await one(body, sent)).toEqual({ ok: false, code: 'invalidSignature' })
  })

  test('accepts a delivery that is repeated half an hour later with its first signature', async () => {
    const check = createWebhookGuard([secret], () => signedAt + 30 * 60_000)
    expect(await check(body, await headersFor(body))).toMatchObject({ ok: true, repeated: false })
  })

  test('refuses what is older than 35 minutes or from the future', async () => {
    for (const offset of [35 * 60_000 + 1, -5 * 60_000 - 1]) {
      const check = createWebhookGuard([secret], () => signedAt + offset)
      expect(await check(body, await headersFor(body))).toMatchObject({ ok: false, code: 'staleSignature' })
    }
  })

  test('acts once on one signature, whatever idempotency key comes with it', async () => {
    const check = createWebhookGuard([secret], () => signedAt)
    const headers = await headersFor(body)
    const delivery = await check(body, headers)
    if (delivery.ok && !delivery.repeated) delivery.accept()
    headers.set('idempotency-key', 'another')
    expect(await check(body, headers)).toEqual({ ok: true, repeated: true })
    expect(await check(body, await headersFor(body, { time: signedAt + 1 }))).toMatchObject({ repeated: false })
  })

  test('acts again on a delivery that was not handled to the end', async () => {
    const check = createWebhookGuard([secret], () => signedAt)
    const headers = await headersFor(body)
    await check(body, headers)
    expect(await check(body, headers)).toMatchObject({ ok: true, repeated: false })
  })

  test('accepts the page server’s own notice of publications that it may have missed', async () => {
    const check = createWebhookGuard([secret], () => signedAt)
    const notice = { since: '2026-01-01T00:00:00.000Z', which: 'all' }
    expect(await check(JSON.stringify(notice), await headersFor(JSON.stringify(notice)))).toMatchObject({ notice })
  })

  test('accepts an instance’s own notice of tags that another instance expired', async () => {
    const check = createWebhookGuard([secret], () => signedAt)
    const text = JSON.stringify({ tags: ['routes'] })
    expect(await check(text, await headersFor(text))).toMatchObject({ notice: { tags: ['routes'] } })
  })

  test('refuses a signed body that is not a publication', async () => {
    const check = createWebhookGuard([secret], () => signedAt)
    expect(await check('', await headersFor(body))).toMatchObject({ ok: false })
    for (const text of ['{', '[]', '{"_id":"a"}', '{"since":"yesterday"}']) {
      expect(await check(text, await headersFor(text))).toMatchObject({ ok: false })
    }
  })
})
