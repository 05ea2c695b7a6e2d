import type { LakeDatabase } from './database.ts'

export type CopyOptions = { skipHistory: boolean; skipContentReleases: boolean }

/**
 * Copies all documents of a dataset into an empty one, and what is known of their past; call inside
 * `database.transact`.
 */
export function copyContent(database: LakeDatabase, source: string, target: string, options: CopyOptions): void {
  const run = (sql: string) => database.prepare(sql).run({ source, target })
  const isWanted = options.skipContentReleases ? withoutReleases : (_column: string) => ''
  run(`INSERT INTO documents (dataset, id, json)
    SELECT :target, id, json FROM documents WHERE dataset = :source ${isWanted('id')}`)
  database.prepare(MOVE_ASSETS).run({ target, from: `/${source}/`, to: `/${target}/` })
  if (options.skipHistory) return
  run(`INSERT INTO transactions (dataset, id, timestamp, author, purpose)
    SELECT :target, id, timestamp, author, purpose FROM transactions WHERE dataset = :source ORDER BY sequence`)
  run(`INSERT INTO transaction_effects (dataset, document_id, sequence, previous_revision, apply, revert)
    SELECT :target, e.document_id, copy.sequence, e.previous_revision, e.apply, e.revert
    FROM transaction_effects e
    JOIN transactions original ON original.sequence = e.sequence
    JOIN transactions copy ON copy.dataset = :target AND copy.id = original.id
    WHERE e.dataset = :source ${isWanted('e.document_id')}`)
}

function withoutReleases(column: string): string {
  return `AND ${column} NOT GLOB '_.releases.*' AND ${column} NOT GLOB 'versions.*'`
}

/** The files of assets are kept once for all datasets; their addresses name the dataset. */
const MOVE_ASSETS = `UPDATE documents
  SET json = json_set(json,
    '$.path', replace(json ->> '$.path', :from, :to),
    '$.url', replace(json ->> '$.url', :from, :to))
  WHERE dataset = :target AND json ->> '$._type' IN ('sanity.imageAsset', 'sanity.fileAsset')
    AND json ->> '$.path' IS NOT NULL AND json ->> '$.url' IS NOT NULL`
