import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { stubEnvironment } from '#web/config/stub-environment.ts'

beforeAll(() => void stubEnvironment())
afterAll(() => vi.unstubAllEnvs())

async function call(method: 'GET' | 'POST', lang: string, query = '', form?: string): Promise<Response> {
  const route = await import('./route.ts')
  const request = new Request(`https://shop.example/api/${lang}/payment-redirect${query}`, {
    method,
    ...(form !== undefined && {
      body: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.example' },
    }),
  })
  return route[method](request, { params: Promise.resolve({ lang }) })
}

test('[R2.06] GET and POST from a bank lead to the check page with all parameters in the fragment', async () => {
  const got = await call('GET', 'nb', '?centraPaymentMethod=adyen&redirectResult=a%2Bb')
  expect([got.status, got.headers.get('location')]).toEqual([
    303,
    '/nb/check-payment#centraPaymentMethod=adyen&redirectResult=a%2Bb',
  ])
  expect(got.headers.get('cache-control')).toBe('no-store')
  const posted = await call('POST', 'en', '?centraPaymentMethod=adyen', 'MD=1&PaRes=eJx%3D')
  expect([posted.status, posted.headers.get('location')]).toEqual([
    303,
    '/en/check-payment#centraPaymentMethod=adyen&MD=1&PaRes=eJx%3D',
  ])
})

test('[R2.06] it leads nowhere else, whatever the parameters are', async () => {
  const hostile = await call('GET', 'nb', '?location=https://evil.example&next=//evil.example%0d%0aset-cookie:a=b')
  expect(new URL(hostile.headers.get('location') ?? '', 'https://shop.example').pathname).toBe('/nb/check-payment')
  expect(new URL(hostile.headers.get('location') ?? '', 'https://shop.example').origin).toBe('https://shop.example')
  for (const lang of ['de', '..', '%2f%2fevil.example', 'v1']) expect((await call('GET', lang)).status).toBe(404)
})

test('[R2.06] too long parameters are left out, too long forms refused', async () => {
  expect((await call('POST', 'nb', '', `PaRes=${'x'.repeat(50_000)}`)).headers.get('location')).toBe(
    '/nb/check-payment',
  )
  expect((await call('POST', 'nb', '', `PaRes=${'x'.repeat(65_000)}`)).status).toBe(413)
})
