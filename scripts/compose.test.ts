import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnv, settingNames } from '#web/config/env.ts'
import { stubbedEnvironment } from '#web/config/stub-environment.ts'
import { addresses } from './cluster/addresses.ts'
import { shopServices } from './cluster/services.ts'
import { root } from './stack/root.ts'

const service = z.object({
  image: z.string(),
  build: z.object({ target: z.string().optional() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  profiles: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  networks: z.record(z.string(), z.object({ aliases: z.array(z.string()) })).default({}),
  volumes: z.array(z.string()).default([]),
  command: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()).default({}),
  tmpfs: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()).min(2) }).optional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  restart: z.string().optional(),
})
const compose = z.object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.unknown()) })

const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const text = read('compose.yaml')
const docs = read('docs/going-to-production.md')
const dockerfile = read('Dockerfile')
const haproxy = read('deploy/haproxy/haproxy.cfg')
const sandbox = z.record(z.string(), z.string()).parse(parseEnv(read('deploy/compose/sandbox.env')))
const { services, volumes } = compose.parse(parse(text, { merge: true }))
const all = Object.entries(services)
const ours = all.filter(([, { image }]) => image === 'tretopp')
const standIns = all.filter(([, { profiles }]) => profiles.length > 0)
const { proxy, varnish } = services

/** The section of the docs that leads through compose.yaml. */
const inContainers = docs.split(/^## /m).find((section) => section.startsWith('In containers')) ?? ''
/** The value with the variables that compose.yaml takes from `.env`. */
const filled = (value: string) => value.replace(/\$\{(\w+)[^}]*\}/g, (_, name: string) => sandbox[name] ?? '')

test('the docs name every service, and none that is missing', () => {
  const named = [...inContainers.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(Object.keys(services).toSorted())
})

test('the docs have an entry for every variable that .env has to give compose.yaml, and for every setting', () => {
  const variables = [...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  expect(variables).not.toEqual([])
  for (const name of new Set([...variables, ...settingNames]))
    expect(docs, name).toMatch(new RegExp(`^ *${name}=`, 'm'))
})

test('every service is watched, restarted, of one version, and has a file system that it cannot write to', () => {
  for (const [name, { image, healthcheck, read_only, cap_drop, restart }] of all) {
    expect(read_only, name).toBe(true)
    expect(cap_drop, name).toEqual(['ALL'])
    expect(restart, name).toBe('unless-stopped')
    expect(healthcheck, name).toBeDefined()
    if (!image.startsWith('tretopp')) expect(image, name).toMatch(/:v?\d+\.\d+/)
  }
})

test('a folder in memory that no image has is writable after a restart too: its mode is named', () => {
  const ofImages = ['/tmp', '/run/postgresql']
  const others = all.flatMap(([, { tmpfs }]) => tmpfs).filter((folder) => !ofImages.includes(folder))
  expect(others).not.toEqual([])
  for (const folder of others) expect(folder).toMatch(/:.*mode=1777/)
})

test('two storefronts and a worker are one image with settings that the shop knows and accepts', () => {
  expect(ours.map(([name]) => name)).toEqual(['storefront-1', 'storefront-2', 'worker'])
  // The next one is replaced when this one can have visitors, not when its process has started.
  for (const [name, { healthcheck }] of ours.slice(0, 2)) expect(healthcheck?.test.join(), name).toContain('/readyz')
  expect(dockerfile).toMatch(/^HEALTHCHECK /m)
  for (const [, { environment }] of ours) {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)))
    const given = Object.entries(environment).map(([name, value]) => [name, filled(value)])
    expect(() => readEnv({ ...stubbedEnvironment, ...Object.fromEntries(given) })).not.toThrow()
    expect(() => readEnv({ ...sandbox, ...Object.fromEntries(given) })).not.toThrow()
  }
})

test('everything that services depend on, share, mount, build and run exists', () => {
  for (const [name, { depends_on, volumes: mounted, command, build }] of all) {
    for (const other of Object.keys(depends_on)) expect(Object.keys(services), name).toContain(other)
    for (const source of mounted.map((volume) => volume.split(':')[0] ?? '')) {
      // No key of a site ends in an image.
      if (source === './certificates') expect(read('.dockerignore')).toContain('\ncertificates\n')
      else if (source.startsWith('./')) expect(existsSync(`${root}/${source}`), source).toBe(true)
      else expect(Object.keys(volumes)).toContain(source)
    }
    for (const script of command.filter((word) => word.endsWith('.ts')))
      expect(existsSync(`${root}/${script}`)).toBe(true)
    if (build?.target) expect(dockerfile).toContain(` AS ${build.target}\n`)
  }
})

test('other services are reached where they are: pictures, mails, the database, and purges', () => {
  const shop = services['storefront-1']?.environment ?? {}
  const at = (value = '') => new URL(filled(value))
  const pictures = at(shop.IMAGE_STORE_URL)
  expect(pictures.host).toBe('picture-store:3900')
  expect(pictures.pathname).toBe(`/${services['picture-store']?.environment.GARAGE_DEFAULT_BUCKET}`)
  const garage = read('deploy/compose/garage.toml')
  expect(garage).toContain(`s3_region = "${pictures.searchParams.get('region')}"`)
  expect(garage).toContain('api_bind_addr = "0.0.0.0:3900"')
  expect(at(shop.SMTP_URL).host).toBe('mail-relay:8025')
  expect(at(shop.DATABASE_URL).hostname).toBe('database')
  expect(at(shop.VARNISH_ADDRESSES).host).toBe(`varnish:${varnish?.environment.VARNISH_HTTP_PORT}`)
  expect(proxy?.environment.VARNISH).toBe(at(shop.VARNISH_ADDRESSES).host)
})

test('the proxy and Varnish get the others’ addresses in the variables that their configurations read', () => {
  const environment = proxy?.environment ?? {}
  for (const name of Object.keys(environment)) expect(haproxy).toMatch(new RegExp(`\\$\\{${name}\\}`))
  const known = [...haproxy.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
  expect(Object.keys(environment)).toEqual(expect.arrayContaining(known))
  for (const address of [environment.STOREFRONT_1, environment.STOREFRONT_2, environment.VARNISH])
    expect(Object.keys(services)).toContain(address?.split(':')[0])
  const vcl = read('deploy/varnish/site.vcl')
  expect(vcl).toContain('.host = "proxy"')
  expect(vcl).toContain(`.port = "${environment.STOREFRONTS_BIND?.slice(1)}"`)
  expect(proxy?.ports).toContain(`0.0.0.0:${environment.HTTP3_PORT}${environment.HTTPS_BIND}/udp`)
})

test('the cluster runs the same services with the same settings', () => {
  const processes = shopServices({ hasVarnish: true })
  expect(processes).toHaveLength(ours.length)
  expect(addresses.storefronts).toHaveLength(2)
  for (const { settings = {} } of processes)
    for (const name of Object.keys(settings)) expect(Object.keys(ours[0]?.[1].environment ?? {})).toContain(name)
})

test('stand-ins are off until .env chooses them, and are reached by one name from containers and browsers', () => {
  expect(sandbox.COMPOSE_PROFILES?.split(',')).toEqual(standIns.map(([name]) => name))
  const chosen = ['SANITY_STUDIO_API_HOST', 'CENTRA_API_URL', 'ADYEN_ENVIRONMENT', 'INBOX_URL']
  for (const [index, [name, { profiles, ports, networks, environment, image }]] of standIns.entries()) {
    expect(profiles).toEqual([name])
    expect(image).toBe('tretopp-sandbox')
    const { hostname, port } = new URL(sandbox[chosen[index] ?? ''] ?? '')
    expect(networks.default?.aliases).toEqual([hostname])
    // Nobody but this machine: stand-ins guard nothing.
    expect(ports).toEqual([`127.0.0.1:${port}:${port}`])
    expect(environment.SANDBOX_HOST).toBe('0.0.0.0')
  }
})
