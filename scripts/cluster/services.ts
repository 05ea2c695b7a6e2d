import { existsSync } from 'node:fs'
import { requireProgram } from '../install/debian-package.ts'
import { root } from '../stack/root.ts'
import type { Service } from '../stack/service-process.ts'
import { worker } from '../stack/services.ts'
import { addresses } from './addresses.ts'

/** What the proxy is told through; deploy/haproxy/haproxy.cfg explains each. */
export type ProxySettings = {
  readonly certificate: string
  readonly hasVarnish: boolean
}

const VCL = `${root}/deploy/varnish/default.vcl`

/** Two storefronts of one build, and the worker. */
export function shopServices(): Service[] {
  const storefronts = addresses.storefronts.map(({ name, port, metricsPort }) => ({
    name,
    arguments: [`${root}/web/page-server/server.ts`],
    readyLine: /^storefront /,
    settings: {
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      TRUSTED_PROXIES: '127.0.0.1',
      SHUTDOWN_DELAY: '2',
    },
  }))
  const settings = { HOST: '127.0.0.1', METRICS_PORT: String(addresses.worker.metricsPort) }
  return [...storefronts, { ...worker(), settings }]
}

/** The proxy of deploy/haproxy, as a deployment runs it. */
export function proxy({ certificate, hasVarnish }: ProxySettings): Service {
  const [first, second] = addresses.storefronts
  const port = new URL(addresses.site).port
  return {
    name: 'HAProxy',
    program: requireProgram('haproxy', 'haproxy'),
    arguments: ['-db', '-f', `${root}/deploy/haproxy/haproxy.cfg`],
    address: new URL(addresses.site),
    settings: {
      HTTPS_BIND: `127.0.0.1:${port}`,
      CERTIFICATE: certificate,
      STOREFRONT_1: `127.0.0.1:${first.port}`,
      STOREFRONT_2: `127.0.0.1:${second.port}`,
      ...(hasVarnish && { VARNISH: addresses.varnish, STOREFRONTS_BIND: addresses.storefrontsForVarnish }),
    },
  }
}

/** Whether there is a configuration for Varnish. */
export const varnishIsConfigured = existsSync(VCL)

/** Varnish with the configuration of deploy/varnish. */
export function varnish(folder: string): Service {
  return {
    name: 'Varnish',
    program: requireProgram('varnishd', 'varnish', 'varnish-modules'),
    arguments: ['-F', '-n', `${folder}/varnish`, '-a', addresses.varnish, '-f', VCL, '-s', 'default,256m'],
    address: new URL(`http://${addresses.varnish}`),
  }
}
