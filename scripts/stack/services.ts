import { portOf } from '#sandbox/config.ts'
import { MEMORY_ARGUMENTS } from '#sandbox/memory.ts'
import type { Environment } from './environment.ts'
import type { Service } from './processes.ts'
import { root } from './root.ts'
import { toolScript } from './run-tool.ts'

/** The stand-ins, one process. Undefined when everything is configured to be real. */
export function sandbox({ standIns }: Environment): Service | undefined {
  if (!Object.values(standIns).some(Boolean)) return undefined
  return {
    name: 'The sandbox',
    arguments: [...MEMORY_ARGUMENTS, `${root}/sandbox/run.ts`],
    readyLine: /^The sandbox is ready/,
    progressLine: /^The demo shop: /,
  }
}

export function storefront({ storefront: address }: Environment): Service {
  return {
    name: 'The storefront',
    arguments: [`${root}/web/page-server/server.ts`],
    address: new URL('/nb', address),
  }
}

export function storefrontInDevelopment({ storefront: address }: Environment): Service {
  const arguments_ = [toolScript('next'), 'dev', `${root}/web`, '--port', String(portOf(address))]
  return { name: 'The storefront', arguments: arguments_, address: new URL('/nb', address) }
}

export function studio({ studio: address, studioBuild }: Environment): Service {
  const arguments_ = [
    toolScript('sanity'),
    'preview',
    studioBuild,
    '--port',
    String(portOf(address)),
    '--host',
    address.hostname,
  ]
  return { name: 'The Studio', arguments: arguments_, address }
}

export function studioInDevelopment({ studio: address }: Environment): Service {
  const arguments_ = [toolScript('sanity'), 'dev', '--port', String(portOf(address)), '--host', address.hostname]
  return { name: 'The Studio', arguments: arguments_, address }
}
