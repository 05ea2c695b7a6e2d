import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { root } from './root.ts'

/**
 * The newest migration of the release that the next one replaces. Raise it with each release: from then on a migration
 * may remove what that one no longer uses.
 */
const PREVIOUS_RELEASE = '0028'

type Named<Value> = Readonly<Record<string, Value>>

type Column = {
  readonly type: string
  readonly notNull: boolean
  readonly default?: unknown
  readonly identity?: unknown
  readonly generated?: unknown
}

/** What a migration's snapshot says about a table, as far as statements depend on it. */
export type Table = {
  readonly columns: Named<Column>
  readonly indexes: Named<{ readonly isUnique: boolean }>
  readonly compositePrimaryKeys: Named<object>
  readonly uniqueConstraints: Named<object>
  readonly checkConstraints: Named<object>
  readonly foreignKeys: Named<object>
}

export type Tables = Named<Table>

/** The tables after a migration, by its number: by default the last one of the previous release. */
export function tablesAfter(migration = PREVIOUS_RELEASE): Tables {
  const file = `${root}/web/server/db/migrations/meta/${migration}_snapshot.json`
  const { tables }: { tables: Tables } = JSON.parse(readFileSync(file, 'utf8'))
  return tables
}

/**
 * What keeps a release from running on newer tables than its own, which it does during a rolling restart and after a
 * rollback: names of what its statements miss, or of what refuses them.
 */
export function missedBy(previous: Tables, current: Tables): string[] {
  return Object.entries(previous).flatMap(([name, table]) => {
    const now = current[name]
    if (!now) return [name]
    return [...missedColumns(table, now), ...changedConstraints(table, now)].map((part) => `${name}: ${part}`)
  })
}

function missedColumns(before: Table, { columns: now }: Table): string[] {
  const changed = Object.entries(before.columns).filter(([name, column]) => {
    const { [name]: other } = now
    if (!other || other.type !== column.type) return true
    const isRequiredNow = other.notNull && !column.notNull
    return isRequiredNow || (other.notNull && isFilled(column) && !isFilled(other))
  })
  const added = Object.entries(now).filter(
    ([name, column]) => !(name in before.columns) && column.notNull && !isFilled(column),
  )
  return [...changed, ...added].map(([name]) => `column ${name}`)
}

/** Whether a row can be inserted without the column. */
function isFilled(column: Column): boolean {
  return column.default !== undefined || column.identity !== undefined || column.generated !== undefined
}

/** `ON CONFLICT` needs the keys of before; a new rule may refuse what the release writes. A wider check is fine. */
function changedConstraints(before: Table, now: Table): string[] {
  const [keys, keysNow] = [keysOf(before), keysOf(now)]
  const gone = Object.keys(keys).filter((name) => !isDeepStrictEqual(keys[name], keysNow[name]))
  const rules = { ...keys, ...before.checkConstraints, ...before.foreignKeys }
  const added = Object.keys({ ...keysNow, ...now.checkConstraints, ...now.foreignKeys }).filter(
    (name) => !(name in rules),
  )
  return [...gone, ...added].map((name) => `constraint ${name}`)
}

function keysOf({ indexes, compositePrimaryKeys, uniqueConstraints }: Table): Named<object> {
  const unique = Object.fromEntries(Object.entries(indexes).filter(([, { isUnique }]) => isUnique))
  return { ...unique, ...compositePrimaryKeys, ...uniqueConstraints }
}
