import type { LakeDatabase } from './database.ts'

export type DatasetInfo = {
  name: string
  aclMode: string
  createdAt: string
  createdByUserId: string
  /** `comments` for the one that the Studio keeps comments and tasks in, next to the dataset that they are about. */
  profile: 'content' | 'comments'
  addonFor: string | null
}

/** Another name for a dataset, used with a `~` before it; `datasetName` is null while it has no target. */
export type DatasetAlias = { name: string; datasetName: string | null }

const TABLES_WITH_CONTENT = ['documents', 'transactions', 'transaction_effects', 'deployed_schemas', 'mention_mails']

/** The datasets and their aliases. */
export class DatasetRegistry {
  readonly #database: LakeDatabase

  constructor(database: LakeDatabase) {
    this.#database = database
  }

  list(): DatasetInfo[] {
    return this.#database
      .prepare(
        'SELECT d.*, a.addon_for FROM datasets d LEFT JOIN addon_datasets a USING (name) ORDER BY created_at, name',
      )
      .all()
      .map((row) => ({
        name: String(row.name),
        aclMode: String(row.acl_mode),
        createdAt: String(row.created_at),
        createdByUserId: String(row.created_by),
        profile: row.addon_for === null ? 'content' : 'comments',
        addonFor: row.addon_for === null ? null : String(row.addon_for),
      }))
  }

  /** Call inside a database transaction. */
  add(name: string, aclMode: string, createdBy: string, addonFor?: string): void {
    this.#database
      .prepare('INSERT INTO datasets (name, acl_mode, created_at, created_by) VALUES (?, ?, ?, ?)')
      .run(name, aclMode, new Date().toISOString(), createdBy)
    if (addonFor === undefined) return
    this.#database.prepare('INSERT INTO addon_datasets (name, addon_for) VALUES (?, ?)').run(name, addonFor)
  }

  setAclMode(name: string, aclMode: string): void {
    this.#database.prepare('UPDATE datasets SET acl_mode = ? WHERE name = ?').run(aclMode, name)
  }

  /** Deletes the dataset with its content; its aliases lose their target. */
  remove(name: string): void {
    this.#database.transact(() => {
      for (const table of TABLES_WITH_CONTENT) {
        this.#database.prepare(`DELETE FROM ${table} WHERE dataset = ?`).run(name)
      }
      this.#database.prepare('UPDATE dataset_aliases SET dataset = NULL WHERE dataset = ?').run(name)
      this.#database.prepare('DELETE FROM addon_datasets WHERE name = ?').run(name)
      this.#database.prepare('DELETE FROM datasets WHERE name = ?').run(name)
    })
  }

  aliases(): DatasetAlias[] {
    return this.#database
      .prepare('SELECT name, dataset FROM dataset_aliases ORDER BY name')
      .all()
      .map((row) => ({ name: String(row.name), datasetName: row.dataset === null ? null : String(row.dataset) }))
  }

  alias(name: string): DatasetAlias | undefined {
    return this.aliases().find((alias) => alias.name === name)
  }

  setAlias(name: string, dataset: string | null): void {
    this.#database.prepare('INSERT OR REPLACE INTO dataset_aliases (name, dataset) VALUES (?, ?)').run(name, dataset)
  }

  removeAlias(name: string): void {
    this.#database.prepare('DELETE FROM dataset_aliases WHERE name = ?').run(name)
  }
}
