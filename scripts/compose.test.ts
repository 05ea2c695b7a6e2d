import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnv, settingNames } from '#web/config/env.ts'
import { stubbedEnvironment } from '#web/config/stub-environment.ts'
import { root } from './stack/root.ts'

const service = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  command: z.array(z.string()).optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
  read_only: z.boolean().default(false),
  secrets: z.array(z.string()).default([]),
})
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})

const text = readFileSync(`${root}/compose.yaml`, 'utf8')
const { services, volumes } = compose.parse(parse(text, { merge: true }))
const ours = Object.entries(services).filter(([, { image }]) => image === 'tretopp')

test('two storefronts and a worker are one image with settings that the shop knows and accepts', () => {
  expect(ours.map(([name]) => name)).toEqual(['storefront-1', 'storefront-2', 'worker'])
  for (const [, { environment, read_only }] of ours) {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)))
    const given = Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:\?\}/, 'secret')])
    expect(() => readEnv({ ...stubbedEnvironment, ...Object.fromEntries(given) })).not.toThrow()
    expect(read_only).toBe(true)
  }
})

test('everything that services depend on, share and mount exists', () => {
  for (const [name, { depends_on, volumes: mounted, command }] of Object.entries(services)) {
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)
    for (const other of needed) expect(Object.keys(services), name).toContain(other)
    for (const source of mounted.map((volume) => volume.split(':')[0] ?? '')) {
      if (source === './certificates') continue
      if (source.startsWith('./')) expect(existsSync(`${root}/${source}`), source).toBe(true)
      else expect(Object.keys(volumes)).toContain(source)
    }
    const script = command?.[0] === 'node' ? command[1] : undefined
    if (script) expect(existsSync(`${root}/${script}`), script).toBe(true)
  }
})

test('the proxy and Varnish get the others’ addresses in the variables that their configurations read', () => {
  const haproxy = readFileSync(`${root}/deploy/haproxy/haproxy.cfg`, 'utf8')
  const added = z
    .object({ services: z.record(z.string(), service.partial()) })
    .parse(parse(readFileSync(`${root}/deploy/compose/varnish.yaml`, 'utf8'))).services
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(added['storefront-1']?.environment ?? {})))
  const environment = { ...services.proxy?.environment, ...added.proxy?.environment }
  for (const name of Object.keys(environment)) expect(haproxy).toContain(`"\${${name}}"`)
  const names = [...Object.keys(services), ...Object.keys(added)]
  for (const address of [environment.STOREFRONT_1, environment.STOREFRONT_2, environment.VARNISH])
    expect(names).toContain(address?.split(':')[0])
  const vcl = readFileSync(`${root}/deploy/compose/site.vcl`, 'utf8')
  expect(vcl).toContain(`.port = "${environment.STOREFRONTS_BIND?.slice(1)}"`)
})
