import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Unavailable } from '#web/lib/unavailable.ts'
import { folderStore } from './folder-store.ts'
import type { PictureStore } from './picture-store.ts'
import { s3Store } from './s3-store.ts'

vi.mock('#web/config/server-env.ts', () => ({ env: {} }))

const key = '6f0f0a52-6d2d-4b5c-9a9c-3a4d0cbb7b0e-50.webp'
const bytes = Buffer.from('RIFF....WEBP')
const account = { accessKeyId: 'KEY/1', secretAccessKey: 'se/cr+et' }

let folder: string
let server: Server
const objects = new Map<string, Buffer>()
let outage: number | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  objects.clear()
  outage = undefined
  server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const address = `http://${request.headers.host}${request.url}`
    const isAllowed =
      (await signatureOf(address, request.method ?? '', request.headers)) === request.headers.authorization &&
      request.headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex')
    const stored = objects.get(request.url ?? '')
    if (outage) response.writeHead(outage).end('<Error><Code>SlowDown</Code></Error>')
    else if (!isAllowed) response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    else if (request.method === 'PUT') {
      objects.set(request.url ?? '', body)
      response.end()
    } else if (request.method === 'DELETE') {
      objects.delete(request.url ?? '')
      response.writeHead(204).end()
    } else if (stored) response.end(stored)
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

async function bodyOf(request: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The signature that the account's owner would make. */
async function signatureOf(url: string, method: string, headers: NodeJS.Dict<string | string[]>) {
  const client = new AwsClient({ ...account, service: 's3', region: 'eu-north-1' })
  const signed = await client.sign(url, {
    method,
    headers: {
      'x-amz-content-sha256': String(headers['x-amz-content-sha256']),
      ...(headers['content-type'] && { 'content-type': String(headers['content-type']) }),
    },
    aws: { datetime: String(headers['x-amz-date']) },
  })
  return signed.headers.get('authorization')
}

function bucket(secret = account.secretAccessKey): PictureStore {
  const { port } = server.address() as AddressInfo
  const credentials = `${encodeURIComponent(account.accessKeyId)}:${encodeURIComponent(secret)}`
  return s3Store(new URL(`http://${credentials}@127.0.0.1:${port}/uploads/shop/?region=eu-north-1`))
}

describe.each([
  ['a folder', () => folderStore(join(folder, 'made/later'))],
  ['an S3-compatible bucket', () => bucket()],
])('pictures in %s', (_, open) => {
  test('are written, read, replaced and removed', async () => {
    const store = open()
    expect(await store.read(key)).toBeUndefined()
    await store.remove(key)
    await store.write(key, bytes)
    expect(Buffer.from((await store.read(key)) ?? [])).toEqual(bytes)
    await store.write(key, Buffer.from('other'))
    expect(Buffer.from((await store.read(key)) ?? []).toString()).toBe('other')
    await store.remove(key)
    expect(await store.read(key)).toBeUndefined()
  })
})

test('a folder never holds half a picture under its name', async () => {
  const store = folderStore(folder)
  await Promise.all(Array.from({ length: 20 }, (_, index) => store.write(key, Buffer.alloc(100_000, index))))
  const read = (await store.read(key)) ?? new Uint8Array()
  expect([read.length, new Set(read).size]).toEqual([100_000, 1])
  expect(await readdir(join(folder, '6f'))).toEqual([key])
})

describe('a bucket', () => {
  test('gets signed requests below its folder', async () => {
    await bucket().write(key, bytes)
    expect([...objects.keys()]).toEqual([`/uploads/shop/${key}`])
    const refusal = bucket('wrong').write(key, bytes)
    await expect(refusal).rejects.toThrow('The picture store responded 403')
  })

  test.each([500, 503])('that responds %i cannot be used now', async (status) => {
    outage = status
    const store = bucket()
    for (const call of [() => store.write(key, bytes), () => store.read(key), () => store.remove(key)])
      await expect(call()).rejects.toBeInstanceOf(Unavailable)
  })

  test('that is gone cannot be used now', async () => {
    const store = bucket()
    await new Promise((resolve) => server.close(resolve))
    await expect(store.read(key)).rejects.toBeInstanceOf(Unavailable)
    await new Promise<void>((resolve) => server.listen(0, resolve))
  })
})
