import { SqliteFile } from '#sandbox/sqlite-file.ts'

const SCHEMA = `
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS payments (
  position INTEGER PRIMARY KEY AUTOINCREMENT, psp_reference TEXT NOT NULL UNIQUE, idempotency_key TEXT UNIQUE, request_hash TEXT NOT NULL,
  merchant_reference TEXT NOT NULL, currency TEXT NOT NULL, value INTEGER NOT NULL CHECK (value > 0), method TEXT NOT NULL, card_summary TEXT,
  language TEXT NOT NULL, return_url TEXT NOT NULL, page TEXT NOT NULL CHECK (page IN ('none', 'bankForm', 'bankLink', 'vipps')),
  page_id TEXT NOT NULL UNIQUE, md TEXT NOT NULL UNIQUE, return_code TEXT UNIQUE, state TEXT NOT NULL, reported_state TEXT, reason TEXT,
  reason_code TEXT, cancelled INTEGER NOT NULL DEFAULT 0, created_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS webhooks (
  id INTEGER PRIMARY KEY AUTOINCREMENT, psp_reference TEXT NOT NULL, event_code TEXT NOT NULL, body TEXT NOT NULL, due_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0, delivered_at TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS undelivered_webhooks ON webhooks (due_at) WHERE delivered_at IS NULL;
`

/** Payments, webhooks and the encryption key. Card data is never stored, only brand and last four digits. */
export class PaymentsDatabase extends SqliteFile {
  constructor(directory: string) {
    super(directory, { owner: 'The payments stand-in', file: 'payments.sqlite', version: 1, schema: SCHEMA })
  }
}
