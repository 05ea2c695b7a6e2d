import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPaymentConnection } from '../config.ts'
import { freePort } from '../loopback.ts'
import { startPayments } from './server.ts'
import { startConfiguredPayments } from './start.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'payments-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('is not started for Adyen itself or without an address, and says which port is taken', async () => {
  expect(await startConfiguredPayments(dataDir, { ADYEN_ENVIRONMENT: 'live' })).toBeUndefined()
  expect(await startConfiguredPayments(dataDir, {})).toBeUndefined()
  const connection = readPaymentConnection({})
  const running = await startPayments({ dataDir, port: 0, connection })
  await expect(startConfiguredPayments(dataDir, { ADYEN_ENVIRONMENT: running.url })).rejects.toThrow(
    /ADYEN_ENVIRONMENT.* is taken by another program/,
  )
  await running.close()
})

test('in a container it has a name below localhost, which it gives to browsers and accepts from them', async () => {
  const host = `payments.localhost:${await freePort()}`
  const running = await startConfiguredPayments(dataDir, { ADYEN_ENVIRONMENT: `http://${host}` })
  expect(running?.url).toBe(`http://${host}/`)
  const statusFor = (name: string) =>
    new Promise((resolve, reject) => {
      const headers = { host: name }
      get({ host: '127.0.0.1', port: host.split(':')[1], headers }, ({ statusCode }) => resolve(statusCode)).on(
        'error',
        reject,
      )
    })
  expect(await statusFor(host)).not.toBe(421)
  expect(await statusFor('payments.example')).toBe(421)
  await running?.close()
})

test('keeps the key of the card fields over a restart', async () => {
  const connection = readPaymentConnection({})
  const frame = async () => {
    const running = await startPayments({ dataDir, port: 0, connection })
    const query = `type=card&d=${btoa('http://localhost:3000')}`
    const page = await fetch(`${running.url}securedfields/${connection.clientKey}/6.3.0/securedFields.html?${query}`)
    await running.close()
    return /data-key="([^"]+)"/.exec(await page.text())?.[1]
  }
  const key = await frame()
  expect(key).toContain('RSA')
  expect(await frame()).toBe(key)
})
