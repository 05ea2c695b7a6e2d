import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { root } from './root.ts'

const FOLDER = `${root}/web/server/db`

type Schema = Readonly<Record<string, unknown>>
type Snapshot = ReturnType<typeof generateDrizzleJson>

/** The exports of all files of the database's schema. */
export async function schemaExports(): Promise<Schema> {
  const files = globSync(`${FOLDER}/schema/*.ts`)
  const modules: Schema[] = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  return Object.assign({}, ...modules)
}

/** The tables that differ from the newest migration, with what to do about it; undefined if there are none. */
export function missingMigration(schema: Schema): string | undefined {
  const newest = globSync(`${FOLDER}/migrations/meta/*_snapshot.json`).sort().at(-1) ?? ''
  const migrated: Snapshot = JSON.parse(readFileSync(newest, 'utf8'))
  const current: Snapshot = JSON.parse(JSON.stringify(generateDrizzleJson({ ...schema })))
  const ids = { id: '', prevId: '' }
  if (isDeepStrictEqual({ ...current, ...ids }, { ...migrated, ...ids })) return undefined
  const names = [...new Set([...Object.keys(current.tables), ...Object.keys(migrated.tables)])]
  const changed = names.filter((name) => !isDeepStrictEqual(current.tables[name], migrated.tables[name]))
  return `The schema differs from the newest migration (${changed.join(', ') || 'no table, but a type or a sequence'}).
Run "npx drizzle-kit generate --config web/server/db/drizzle.config.ts --name <change>", then "npm run format".`
}
