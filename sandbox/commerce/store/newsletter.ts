import type { CommerceDatabase } from './database.ts'

export type Subscriber = { readonly email: string; readonly language: string | null; readonly country: string | null }

/** Newsletter subscribers; subscribing again only changes the language. */
export class Newsletter {
  readonly #database: CommerceDatabase

  constructor(database: CommerceDatabase) {
    this.#database = database
  }

  subscribe({ email, language, country }: Subscriber): void {
    this.#database
      .prepare(
        `INSERT INTO newsletter (email, language, country, created_at) VALUES (?, ?, ?, ?)
         ON CONFLICT (email) DO UPDATE SET language = excluded.language, country = excluded.country`,
      )
      .run(email.toLowerCase(), language, country, new Date().toISOString())
  }

  subscribers(): Subscriber[] {
    const rows = this.#database.prepare('SELECT email, language, country FROM newsletter ORDER BY created_at').all()
    return rows.map((row) => ({
      email: String(row.email),
      language: row.language === null ? null : String(row.language),
      country: row.country === null ? null : String(row.country),
    }))
  }
}
