import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '#sandbox/loopback.ts'
import { requirePostgres } from '#scripts/install/postgres.ts'

/** A PostgreSQL of one's own, in an empty folder, whose `programs` are of the same version. */
export async function startDebianDatabase() {
  const programs = requirePostgres()
  const directory = asDatabaseUser('mktemp', '--directory', '--tmpdir', 'debian-database-XXXXXX').trim()
  const cluster = join(directory, 'cluster')
  const port = await freePort()
  asDatabaseUser(
    join(programs, 'initdb'),
    ...['--username=tretopp', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', cluster],
  )
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`, 'fsync=off']
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  const control = (...rest: readonly string[]) =>
    asDatabaseUser(join(programs, 'pg_ctl'), '--silent', '--wait', `--pgdata=${cluster}`, ...rest)
  control(`--log=${join(directory, 'log')}`, `--options=${options}`, 'start')
  return {
    programs,
    url: `postgres://tretopp@127.0.0.1:${port}/postgres`,
    close() {
      control('--mode=immediate', 'stop')
      asDatabaseUser('rm', '--recursive', directory)
    },
  }
}

/** PostgreSQL refuses to run as root. */
function asDatabaseUser(command: string, ...args: readonly string[]): string {
  const all = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args]
  return execFileSync(all[0] ?? command, all.slice(1), {
    encoding: 'utf8',
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
