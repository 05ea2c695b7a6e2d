import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Types worth compressing. */
export function isCompressible(contentType: string): boolean {
  return /^(text\/|application\/(javascript|json|xml|manifest\+json|ld\+json)|image\/svg)/.test(contentType)
}

/** The best encoding that the browser accepts; `undefined` for none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const offers = String(header ?? '')
    .split(',')
    .map((offer) => offer.trim().toLowerCase())
    .filter((offer) => !/;\s*q=0(\.0+)?$/.test(offer))
    .map((offer) => offer.split(';')[0])
  if (offers.includes('br')) return 'br'
  return offers.includes('gzip') ? 'gzip' : undefined
}

/** `thorough` is for files that are compressed once and sent for months: seconds for a large one. */
export async function compress(body: Buffer, encoding: Encoding, effort: 'quick' | 'thorough'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body, { level: effort === 'thorough' ? 9 : 6 })
  const quality = effort === 'thorough' ? 11 : 5
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return brotli(body, { params })
}
