import 'server-only'
import { type LookupAddress, lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const MAX_REDIRECTS = 5

type Options = {
  /** Who asks, and where to complain. */
  readonly userAgent: string
  /** Milliseconds of one method, with its redirects. */
  readonly timeoutMs: number
  /** Whether a machine may be asked, by its IP address. */
  readonly mayAsk?: (ip: string) => boolean
  /** Ports besides those of the protocols. */
  readonly ports?: readonly string[]
}

/**
 * Asks another site for a link as politely as it goes: HEAD, then GET where HEAD is not understood, without the body.
 * Redirects are followed. Names are looked up once, and the connection goes to the machine that was checked, so that no
 * name leads into the server's own network. The status; undefined without a response. Never rejects.
 */
export function createAsk(options: Options): (address: string) => Promise<number | undefined> {
  return async (address) => {
    const status = await follow(address, 'HEAD', options)
    const isRefused = status === undefined || status >= 400
    return isRefused ? ((await follow(address, 'GET', options)) ?? status) : status
  }
}

type Method = 'HEAD' | 'GET'

async function follow(address: string, method: Method, options: Options): Promise<number | undefined> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  let url = URL.parse(address)
  for (let redirects = 0; url && redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!isAllowed(url, options)) return undefined
    const response = await send(url, method, { ...options, signal })
    if (response?.location === undefined) return response?.status
    url = URL.parse(response.location, url)
  }
  return undefined
}

function isAllowed(url: URL, { mayAsk = isPublicAddress, ports = [] }: Options): boolean {
  const ip = url.hostname.replace(/^\[|\]$/g, '')
  return (
    /^https?:$/.test(url.protocol) &&
    (url.port === '' || ports.includes(url.port)) &&
    url.username === '' &&
    url.password === '' &&
    (isIP(ip) === 0 || mayAsk(ip))
  )
}

type Answer = { readonly status: number; readonly location: string | undefined }

type Sending = Options & { readonly signal: AbortSignal }

function send(url: URL, method: Method, options: Sending): Promise<Answer | undefined> {
  const { userAgent, signal, mayAsk = isPublicAddress } = options
  return new Promise((resolve) => {
    const settings = {
      method,
      // No connection is kept: one that is open would be used again without its address being checked.
      agent: false as const,
      lookup: checkedLookup(mayAsk),
      headers: { 'user-agent': userAgent, accept: '*/*' },
      signal,
    }
    const request = (url.protocol === 'https:' ? safeRequest : plainRequest)(url, settings, (response) => {
      const { statusCode = 0, headers } = response
      const isRedirect = statusCode >= 300 && statusCode < 400 && statusCode !== 304
      resolve({ status: statusCode, location: isRedirect ? headers.location : undefined })
      response.destroy()
    })
    request.on('error', () => resolve(undefined))
    request.end()
  })
}

/** Looks a name up, and refuses it unless every machine of that name may be asked. */
function checkedLookup(mayAsk: (ip: string) => boolean): LookupFunction {
  return (hostname, { all, family = 0, hints = 0 }, done) => {
    lookup(hostname, { all: true, family, hints }, (error, found: LookupAddress[] = []) => {
      const [first] = found
      if (error || !first) return done(error ?? new Error(`No address of ${hostname}`), '', 0)
      if (!found.every((one) => mayAsk(one.address))) return done(new Error(`${hostname} may not be asked`), '', 0)
      if (all) done(null, found)
      else done(null, first.address, first.family)
    })
  }
}
