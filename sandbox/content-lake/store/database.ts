import { SqliteFile } from '#sandbox/sqlite-file.ts'

/** SQL for the document that a row of `webhook_deliveries` is about. */
export const WEBHOOK_DOCUMENT = `headers ->> 'sanity-document-id'`

const SCHEMA = `
CREATE TABLE IF NOT EXISTS datasets (
  name TEXT PRIMARY KEY, acl_mode TEXT NOT NULL, created_at TEXT NOT NULL, created_by TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS addon_datasets (name TEXT PRIMARY KEY, addon_for TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS dataset_aliases (name TEXT PRIMARY KEY, dataset TEXT) STRICT;
CREATE TABLE IF NOT EXISTS dataset_copies (
  id TEXT PRIMARY KEY, source TEXT NOT NULL, target TEXT NOT NULL, with_history INTEGER NOT NULL,
  started_at TEXT NOT NULL, ended_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS documents (
  dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (dataset, id)
) STRICT;
CREATE TABLE IF NOT EXISTS transactions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, dataset TEXT NOT NULL, id TEXT NOT NULL, timestamp TEXT NOT NULL,
  author TEXT NOT NULL, purpose TEXT, UNIQUE (dataset, id)
) STRICT;
CREATE TABLE IF NOT EXISTS transaction_effects (
  dataset TEXT NOT NULL, document_id TEXT NOT NULL, sequence INTEGER NOT NULL, previous_revision TEXT,
  apply TEXT NOT NULL, revert TEXT NOT NULL, PRIMARY KEY (dataset, document_id, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sessions (
  token TEXT PRIMARY KEY, user_id TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS session_handovers (
  sid TEXT PRIMARY KEY, token TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS user_values (
  user_id TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, updated_at TEXT NOT NULL, PRIMARY KEY (user_id, key)
) STRICT;
CREATE TABLE IF NOT EXISTS webhook_deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT, url TEXT NOT NULL, headers TEXT NOT NULL, body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL, last_error TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS deliveries_by_document ON webhook_deliveries (${WEBHOOK_DOCUMENT}, id);
CREATE INDEX IF NOT EXISTS deliveries_by_time ON webhook_deliveries (due_at);
CREATE INDEX IF NOT EXISTS effects_by_sequence ON transaction_effects (dataset, sequence);
CREATE TABLE IF NOT EXISTS mention_mails (
  id INTEGER PRIMARY KEY AUTOINCREMENT, dataset TEXT NOT NULL, document_id TEXT NOT NULL, user_id TEXT NOT NULL,
  reason TEXT NOT NULL, mail TEXT NOT NULL, sent_at TEXT, UNIQUE (dataset, document_id, user_id, reason)
) STRICT;
CREATE TABLE IF NOT EXISTS deployed_schemas (
  dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (dataset, id)
) STRICT;
`

/** The lake's documents, their history, sessions and pending webhook deliveries. */
export class LakeDatabase extends SqliteFile {
  constructor(directory: string) {
    super(directory, { owner: 'The content lake', file: 'lake.sqlite', version: 1, schema: SCHEMA })
  }
}
