import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { stubbedEnvironment } from './stub-environment.ts'

const valid = {
  ...stubbedEnvironment,
  SITE_ORIGIN: 'http://localhost:3000/',
  CENTRA_API_URL: 'http://localhost:4200/api/checkout',
}

/** The message of the error that reading the environment throws. */
function complaint(changes: Record<string, string | undefined>): string {
  try {
    readEnv({ ...valid, ...changes })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

describe('the environment', () => {
  test('is read and normalised', () => {
    expect(readEnv(valid)).toMatchObject({ projectId: 'tretopp', siteOrigin: 'http://localhost:3000' })
    expect(readEnv({ ...valid, SANITY_STUDIO_API_HOST: '' }).apiHost).toBeUndefined()
    expect(readEnv(valid).centraApiUrl).toBe('http://localhost:4200/api/checkout/')
  })

  test('says where payments go: to Adyen, to a stand-in, or nowhere', () => {
    const sources = (environment?: string) => readEnv({ ...valid, ADYEN_ENVIRONMENT: environment }).paymentSources
    expect(sources()).toEqual([])
    expect(sources('live')).toEqual(['https://*.adyen.com'])
    expect(sources('http://localhost:4300/shopper/')).toEqual(['http://localhost:4300'])
  })

  test('listens on the port of the site, unless another address is set', () => {
    expect(readEnv(valid)).toMatchObject({ host: 'localhost', port: 3000, ownOrigin: 'http://localhost:3000' })
    const site = { ...valid, SITE_ORIGIN: 'https://www.example.com' }
    expect(readEnv(site)).toMatchObject({ host: undefined, port: 443, ownOrigin: 'http://localhost:443' })
    expect(readEnv({ ...site, PORT: '3001' })).toMatchObject({ port: 3001, ownOrigin: 'http://localhost:3001' })
    const own = (host: string) => readEnv({ ...site, HOST: host, PORT: '3001' }).ownOrigin
    expect(own('0.0.0.0')).toBe('http://localhost:3001')
    expect(own('10.0.0.7')).toBe('http://10.0.0.7:3001')
    expect(own('::1')).toBe('http://[::1]:3001')
  })

  test('trusts no proxy, unless some are named', () => {
    expect(readEnv(valid).trustedProxies).toEqual([])
    const list = 'loopback, 10.0.0.0/8,2001:db8::/32'
    expect(readEnv({ ...valid, TRUSTED_PROXIES: list }).trustedProxies).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::/32',
    ])
  })

  test('logs JSON where it is not on this machine', () => {
    expect(readEnv(valid).logFormat).toBe('text')
    expect(readEnv({ ...valid, LOG_FORMAT: 'json' }).logFormat).toBe('json')
    expect(readEnv({ ...valid, SITE_ORIGIN: 'https://www.example.com' }).logFormat).toBe('json')
  })

  test('ends at once on this machine, elsewhere after balancers have noticed', () => {
    const delay = (changes: object) => readEnv({ ...valid, ...changes }).shutdownDelay
    expect(delay({})).toBe(0)
    expect(delay({ SITE_ORIGIN: 'https://www.example.com' })).toBe(5)
    expect(delay({ SHUTDOWN_DELAY: '20' })).toBe(20)
  })

  test('has no CDN, unless one is named with all its settings', () => {
    expect(readEnv(valid).cdn).toBeUndefined()
    const varnish = { CDN: 'varnish', VARNISH_ADDRESSES: 'http://10.0.0.2:8080, http://10.0.0.3:8080' }
    expect(readEnv({ ...valid, ...varnish }).cdn).toEqual({
      kind: 'varnish',
      addresses: ['http://10.0.0.2:8080', 'http://10.0.0.3:8080'],
    })
    const fastly = { CDN: 'fastly', FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY', FASTLY_API_TOKEN: 'token' }
    expect(readEnv({ ...valid, ...fastly }).cdn).toEqual({
      kind: 'fastly',
      serviceId: 'SU1Z0isxPaozGVKXdv0eY',
      token: 'token',
    })
    expect(complaint({ CDN: 'varnish' })).toBe('VARNISH_ADDRESSES is missing: CDN=varnish needs it.')
    expect(complaint({ CDN: 'cloudflare', CLOUDFLARE_ZONE_ID: 'abc123' })).toBe(
      'CLOUDFLARE_API_TOKEN is missing: CDN=cloudflare needs it.',
    )
  })

  test('gives one sentence per wrong variable', () => {
    const lines = complaint({ SITE_ORIGIN: undefined, STUDIO_ORIGIN: 'localhost:3333' }).split('\n')
    expect(lines).toEqual([
      'SITE_ORIGIN is missing: set it in .env (see .env.sandbox).',
      'STUDIO_ORIGIN must be an http or https address.',
    ])
  })

  test.each([
    ['SANITY_STUDIO_DATASET', 'Production'],
    ['SANITY_STUDIO_DATASET', 'a'.repeat(65)],
    ['SANITY_STUDIO_PROJECT_ID', 'my project'],
    ['SANITY_REVALIDATE_SECRET', 'short'],
    ['SANITY_REVALIDATE_SECRET_PREVIOUS', 'short'],
    ['SITE_ORIGIN', 'javascript:alert(1)'],
    ['DATABASE_URL', 'http://localhost:5432'],
    ['SMTP_URL', 'localhost:25'],
    ['GTM_ID', 'UA-12345-1'],
    ['ADYEN_ENVIRONMENT', 'production'],
    ['HOST', 'http://localhost'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000a'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['METRICS_PORT', 'yes'],
    ['LOG_FORMAT', 'xml'],
    ['SHUTDOWN_DELAY', '-1'],
    ['SHUTDOWN_DELAY', '5s'],
    ['PRERENDERED_PAGES', 'all'],
    ['EXTERNAL_LINK_CHECKS', 'yes'],
    ['CDN', 'akamai'],
    ['VARNISH_ADDRESSES', '10.0.0.2:8080'],
    ['FASTLY_SERVICE_ID', '../purge_all'],
    ['IMAGE_STORE_URL', 'uploads'],
    ['IMAGE_STORE_URL', 'https://s3.example.com/bucket'],
    ['IMAGE_STORE_URL', 'https://key:secret@s3.example.com/'],
  ])('[R9.12] refuses %s=%s', (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} [^\\n]+$`))
  })
})
