import { SqliteFile } from '../sqlite-file.ts'

export type StoredEvent = {
  readonly id: number
  /** ISO 8601. */
  readonly receivedAt: string
  readonly project: string
  /** The envelope item's payload, as the SDK sent it. */
  readonly event: Readonly<Record<string, unknown>>
}

/** Every error event that arrived; survives a kill. */
export class EventStore {
  readonly #file: SqliteFile

  constructor(directory: string) {
    this.#file = new SqliteFile(directory, {
      owner: 'The error sink',
      file: 'errors.sqlite',
      version: 1,
      schema: `CREATE TABLE IF NOT EXISTS events (
        id INTEGER PRIMARY KEY AUTOINCREMENT, received_at TEXT NOT NULL, project TEXT NOT NULL, event TEXT NOT NULL)`,
    })
  }

  add(project: string, event: object): void {
    this.#file
      .prepare('INSERT INTO events (received_at, project, event) VALUES (?, ?, ?)')
      .run(new Date().toISOString(), project, JSON.stringify(event))
  }

  /** Oldest first. */
  all(): StoredEvent[] {
    const rows = this.#file.prepare('SELECT id, received_at, project, event FROM events ORDER BY id').all()
    return rows.map(({ id, received_at, project, event }) => ({
      id: Number(id),
      receivedAt: String(received_at),
      project: String(project),
      event: JSON.parse(String(event)),
    }))
  }

  clear(): void {
    this.#file.exec('DELETE FROM events')
  }

  close(): void {
    this.#file.close()
  }
}
