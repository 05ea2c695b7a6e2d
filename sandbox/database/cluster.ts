import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'

/** A shop's worth of rows: with PGlite's own figures it takes 130 MB more and keeps up to a gigabyte of log. */
const settings = ['shared_buffers=8MB', 'max_wal_size=64MB', "timezone='UTC'"]

/** Opens the database files in `directory`, made on the first start. What a killed process had committed is there again. */
export async function openCluster(directory: string): Promise<PGlite> {
  if (!existsSync(directory)) await makeCluster(directory)
  return await PGlite.create({ dataDir: directory, postgresqlconf: settings })
}

/** Making the files takes half a gigabyte of memory, once, so a process of its own does it; it leaves all of them or none. */
export async function makeCluster(directory: string): Promise<void> {
  const program = fileURLToPath(new URL('./make-cluster.ts', import.meta.url))
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', program, directory])
}
