import { createServer } from 'node:net'
import { portOf } from '#sandbox/config.ts'
import { SetUpError } from '../install/set-up-error.mjs'
import type { Environment } from './environment.ts'

type Addresses = Pick<Environment, 'standIns'> & Partial<Environment>

/** @throws {SetUpError} naming the first port that is in use */
export async function requireFreePorts(addresses: Addresses): Promise<void> {
  const taken = await takenPort(addresses)
  if (!taken) return
  const { port, name, variable } = taken
  throw new SetUpError(
    `Port ${port} is in use: stop the program that uses it, or set another port for the ${name} with ${variable} in .env.`,
  )
}

/** The first port that is in use, the service that needs it, and the variable that sets it. */
export async function takenPort({ env, studio, standIns }: Addresses) {
  const wanted: [string, string, URL | undefined][] = [
    ['storefront', portVariable(env), env && new URL(env.ownOrigin)],
    ['Studio', 'STUDIO_ORIGIN', studio],
    ['content lake', 'SANITY_STUDIO_API_HOST', standIns.lake],
    ['commerce platform', 'CENTRA_API_URL', standIns.commerce],
    ['payment service', 'ADYEN_ENVIRONMENT', standIns.payments],
    ['database', 'DATABASE_URL', standIns.database],
    ['mail server', 'SMTP_URL', standIns.smtp],
    ['inbox', 'INBOX_URL', standIns.inbox],
    ['error sink', 'SENTRY_DSN', standIns.errors],
  ]
  for (const [name, variable, url] of wanted) {
    if (url && !(await isFree(portOf(url)))) return { port: portOf(url), name, variable }
  }
  return undefined
}

/** The setting of the storefront's port. */
function portVariable(env: Environment['env'] | undefined): string {
  return env && env.port !== portOf(new URL(env.siteOrigin)) ? 'PORT' : 'SITE_ORIGIN'
}

async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // Without IPv6 nothing can listen there.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRNOTAVAIL'))
    server.listen({ port, host }, () => server.close(() => resolve(true)))
  })
}
