import { SqliteFile } from '#sandbox/sqlite-file.ts'

const SCHEMA = `
CREATE TABLE IF NOT EXISTS products (
  product TEXT PRIMARY KEY, position INTEGER NOT NULL, active INTEGER NOT NULL, definition TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS products_by_position ON products (position);
CREATE TABLE IF NOT EXISTS prices (
  product TEXT NOT NULL, currency TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount >= 0), PRIMARY KEY (product, currency)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS items (
  item TEXT PRIMARY KEY, product TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('finite', 'infinite', 'unknown')),
  count INTEGER NOT NULL CHECK (count >= 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS items_by_product ON items (product);
CREATE TABLE IF NOT EXISTS vouchers (code TEXT PRIMARY KEY, definition TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS shipping (
  currency TEXT PRIMARY KEY, price INTEGER NOT NULL, free_over INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS selections (
  id INTEGER PRIMARY KEY AUTOINCREMENT, country TEXT NOT NULL, language TEXT NOT NULL, voucher TEXT, created_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
  token TEXT PRIMARY KEY, selection_id INTEGER NOT NULL, last_order INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_selection ON sessions (selection_id);
CREATE TABLE IF NOT EXISTS lines (
  position INTEGER PRIMARY KEY AUTOINCREMENT, line TEXT NOT NULL UNIQUE, selection_id INTEGER NOT NULL, item TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0), UNIQUE (selection_id, item)
) STRICT;
CREATE TABLE IF NOT EXISTS agreed_prices (
  selection_id INTEGER NOT NULL, item TEXT NOT NULL, price_each INTEGER NOT NULL CHECK (price_each >= 0),
  quantity INTEGER NOT NULL CHECK (quantity > 0), comment TEXT NOT NULL, PRIMARY KEY (selection_id, item)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS orders (
  number INTEGER PRIMARY KEY AUTOINCREMENT, selection_id INTEGER NOT NULL UNIQUE, status TEXT NOT NULL, receipt TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS orders_by_email ON orders (lower(json_extract(receipt, '$.address.email')));
CREATE INDEX IF NOT EXISTS orders_by_reservation ON orders (json_extract(receipt, '$.additionalFields.reservation_id'));
CREATE TABLE IF NOT EXISTS attempts (
  reference TEXT PRIMARY KEY, selection_id INTEGER NOT NULL, fingerprint TEXT NOT NULL, currency TEXT NOT NULL, amount INTEGER NOT NULL,
  lines TEXT NOT NULL, receipt TEXT NOT NULL, state TEXT NOT NULL, action TEXT, psp_reference TEXT, created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS attempts_by_selection ON attempts (selection_id);
CREATE TABLE IF NOT EXISTS presses (hash TEXT PRIMARY KEY, reference TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS order_payments (
  number INTEGER PRIMARY KEY, reference TEXT NOT NULL UNIQUE, state TEXT NOT NULL, method TEXT NOT NULL, psp_reference TEXT NOT NULL,
  hold_reasons TEXT NOT NULL, taken TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS order_mails (number INTEGER PRIMARY KEY, sent_at TEXT) STRICT;
CREATE TABLE IF NOT EXISTS payment_webhooks (
  id INTEGER PRIMARY KEY AUTOINCREMENT, psp_reference TEXT NOT NULL, event_code TEXT NOT NULL, success TEXT NOT NULL, body TEXT NOT NULL,
  received_at TEXT NOT NULL, processed_at TEXT, UNIQUE (psp_reference, event_code, success)
) STRICT;
CREATE TABLE IF NOT EXISTS newsletter (
  email TEXT PRIMARY KEY, language TEXT, country TEXT, created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`

/** The platform's catalogue, selections and orders. */
export class CommerceDatabase extends SqliteFile {
  constructor(directory: string) {
    super(directory, { owner: 'The commerce stand-in', file: 'commerce.sqlite', version: 1, schema: SCHEMA })
  }
}
