import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { requireProgram } from './debian-package.ts'
import { SetUpError } from './set-up-error.mjs'

/**
 * The folder of a PostgreSQL with its own `pg_dump`, `pg_restore` and `psql`, which the embedded one lacks and which
 * have to be as new as their server; installs Debian's where that is possible.
 * @throws {SetUpError} when there is none and it cannot be installed
 */
export function requirePostgres(): string {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  requireProgram('pg_ctlcluster', 'postgresql')
  const version = (path: string) => Number(path.split('/').at(-3))
  const [newest] = globSync('/usr/lib/postgresql/*/bin/initdb').sort((a, b) => version(b) - version(a))
  if (!newest) throw new SetUpError('PostgreSQL is missing: install it (Debian: apt-get install postgresql).')
  return dirname(newest)
}
