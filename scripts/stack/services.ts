import { portOf } from '#sandbox/config.ts'
import { MEMORY_ARGUMENTS } from '#sandbox/memory.ts'
import type { Environment } from './environment.ts'
import { root } from './root.ts'
import { toolScript } from './run-tool.ts'
import type { Service } from './service-process.ts'

/** The stand-ins for services that are not configured to be real, each a process of its own. */
export function sandbox({ standIns }: Environment): Service[] {
  return [
    ...standIn(standIns.lake, 'content lake', 'content-lake', 'The content lake'),
    ...standIn(standIns.commerce, 'commerce', 'commerce', 'The commerce platform'),
    ...standIn(standIns.payments, 'payments', 'payments', 'The payment service'),
    ...standIn(standIns.database, 'database', 'database', 'The database'),
    // Its page of samples renders the shop's mails, which is server code.
    ...standIn(standIns.smtp, 'inbox', 'mail', 'The mail server', ['--conditions=react-server']),
    ...standIn(standIns.errors, 'error sink', 'errors', 'The error sink'),
  ]
}

function standIn(
  address: URL | undefined,
  readyName: string,
  folder: string,
  name: string,
  nodeOptions: readonly string[] = [],
): Service[] {
  if (!address) return []
  return [
    {
      name,
      arguments: [...MEMORY_ARGUMENTS, ...nodeOptions, `${root}/sandbox/${folder}/main.ts`, '--demo-shop'],
      readyLine: new RegExp(`^${readyName} `),
    },
  ]
}

/** The production build of the storefront. */
export function storefront({ env }: Environment): Service {
  return {
    name: 'The storefront',
    arguments: [`${root}/web/page-server/server.ts`],
    address: new URL('/nb', env.ownOrigin),
  }
}

/** Runs the jobs of the shop and sends its mails, from the same build. */
export function worker(): Service {
  return { name: 'The worker', arguments: [`${root}/web/worker.ts`], readyLine: /^worker / }
}

/**
 * `next dev`. It is not asked for a page to see whether it is ready: a block that a page has loaded before a browser is
 * connected stays as it was, even after an edit, on every page that is opened later.
 */
export function storefrontInDevelopment({ env }: Environment): Service {
  return {
    name: 'The storefront',
    arguments: [toolScript('next'), 'dev', `${root}/web`, '--port', String(env.port)],
    // Otherwise Next ends within 100 ms, and what it has compiled is compiled again at the next start.
    settings: { __NEXT_DEV_WAIT_FOR_TURBOPACK_SHUTDOWN: '1' },
    readyLine: /Ready in/,
    showsErrors: true,
  }
}

/** The built Studio. */
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

/** `sanity dev`, which prints compile errors to standard error too. */
export function studioInDevelopment({ studio: address }: Environment): Service {
  const arguments_ = [toolScript('sanity'), 'dev', '--port', String(portOf(address)), '--host', address.hostname]
  return { name: 'The Studio', arguments: arguments_, address, showsErrors: true }
}
