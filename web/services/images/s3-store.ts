import 'server-only'
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { Unavailable } from '#web/lib/unavailable.ts'
import type { PictureStore } from './picture-store.ts'

const TIMEOUT_MS = 4000

/**
 * Pictures in a bucket of an S3-compatible service: `https://<key>:<secret>@<host>/<bucket>/<folder>?region=<region>`,
 * with the folder and the region (`us-east-1` by default) optional. The bucket need not be public: pictures are
 * delivered by this server.
 */
export function s3Store(url: URL): PictureStore {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
  })
  const base = `${url.origin}${url.pathname.replace(/\/+$/, '')}`

  async function call(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    bytes?: Uint8Array<ArrayBuffer>,
  ): Promise<Response> {
    const request = await client.sign(`${base}/${key}`, {
      method,
      ...(bytes && { body: bytes }),
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
        ...(bytes && { 'content-type': 'image/webp' }),
      },
    })
    try {
      return await fetch(request, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    } catch (cause) {
      throw new Unavailable('The picture store does not respond', { cause })
    }
  }

  return {
    async write(key, bytes) {
      await expectSuccess(await call('PUT', key, new Uint8Array(bytes)))
    },
    async read(key) {
      const response = await call('GET', key)
      if (response.status === 404) {
        await response.body?.cancel()
        return undefined
      }
      await expectSuccess(response, { keepBody: true })
      return new Uint8Array(await response.arrayBuffer())
    },
    async remove(key) {
      const response = await call('DELETE', key)
      if (response.status === 404) await response.body?.cancel()
      else await expectSuccess(response)
    },
  }
}

/** The body of a refusal names keys and accounts, so it is not reported. */
async function expectSuccess(response: Response, { keepBody = false } = {}): Promise<void> {
  if (!(keepBody && response.ok)) await response.body?.cancel()
  if (!response.ok) throw new Unavailable(`The picture store responded ${response.status}`)
}
