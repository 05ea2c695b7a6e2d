import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { requireProgram } from '../install/debian-package.ts'
import { requireVarnish } from '../install/varnish.ts'
import { root } from '../stack/root.ts'
import type { Service } from '../stack/service-process.ts'
import { worker } from '../stack/services.ts'
import { addresses, moved } from './addresses.ts'

/** The variables of the proxy's configuration; deploy/haproxy/haproxy.cfg explains each. */
type ProxySettings = {
  readonly certificate: string
  readonly hasVarnish: boolean
}

const VARNISH = `${root}/deploy/varnish`

/** Two storefronts of one build, and the worker; with these settings in addition to their own. */
export function shopServices(
  { hasVarnish }: Pick<ProxySettings, 'hasVarnish'>,
  all: Readonly<Record<string, string>> = {},
): Service[] {
  const cache = hasVarnish ? { CDN: 'varnish', VARNISH_ADDRESSES: `http://${addresses.varnish}` } : undefined
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
      ...cache,
      ...all,
    },
  }))
  const settings = { HOST: '127.0.0.1', METRICS_PORT: String(addresses.worker.metricsPort), ...cache, ...all }
  return [...storefronts, { ...worker(), settings }]
}

/** The proxy of deploy/haproxy, as a deployment runs it. */
export function proxy({ certificate, hasVarnish }: ProxySettings): Service {
  const [first, second] = addresses.storefronts
  const port = new URL(addresses.site).port
  return {
    name: 'HAProxy',
    program: requireProgram('haproxy', 'haproxy'),
    // The master process takes a new certificate at SIGUSR2, while visitors go on.
    arguments: ['-W', '-db', '-f', `${root}/deploy/haproxy/haproxy.cfg`],
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

/** Varnish with the configuration of deploy/varnish, and the proxy's address on this machine. */
export function varnish(folder: string, isMoved: boolean): Service {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/site.vcl`, siteVcl(readFileSync(`${VARNISH}/site.vcl`, 'utf8')))
  const { host } = isMoved ? moved(new URL(`http://${addresses.varnish}`)) : new URL(`http://${addresses.varnish}`)
  return {
    name: 'Varnish',
    program: requireVarnish(),
    arguments: [
      ...['-F', '-n', `${folder}/varnish`, '-a', host, '-s', 'malloc,256m'],
      ...['-f', `${VARNISH}/default.vcl`, '-p', `vcl_path=${folder}:${VARNISH}`],
      ...['-p', 'http_gzip_support=off'],
    ],
    address: new URL(`http://${host}`),
  }
}

function siteVcl(text: string): string {
  const { hostname, port } = new URL(`http://${addresses.storefrontsForVarnish}`)
  return text.replace('.host = "proxy"', `.host = "${hostname}"`).replace('.port = "8081"', `.port = "${port}"`)
}

/** The variables from which the stand-ins read their own addresses. */
const addressOf: Readonly<Record<string, string>> = {
  'The content lake': 'SANITY_STUDIO_API_HOST',
  'The commerce platform': 'CENTRA_API_URL',
  'The payment service': 'ADYEN_ENVIRONMENT',
  'The database': 'DATABASE_URL',
  'The mail server': 'SMTP_URL',
}

/** The stand-in at another address than its own. */
export function movedStandIn(standIn: Service): Service {
  const variable = addressOf[standIn.name]
  const address = variable && process.env[variable]
  return address ? { ...standIn, settings: { [variable]: moved(new URL(address)).href } } : standIn
}
