/** Makes empty database files: `make-cluster.ts <directory>`. They get their name once they are complete. */
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const [directory] = process.argv.slice(2)
if (!directory) throw new Error('Usage: make-cluster.ts <directory>')
const unfinished = `${directory}.unfinished`
rmSync(unfinished, { recursive: true, force: true })
mkdirSync(dirname(directory), { recursive: true })
const database = await PGlite.create({ dataDir: unfinished })
await database.close()
renameSync(unfinished, directory)
process.exit(0)
