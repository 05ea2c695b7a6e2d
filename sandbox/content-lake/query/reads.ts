import { publishedIdOf } from './documents.ts'

/** The documents and types that a query read: a change of any of them makes its result stale. */
export class Reads {
  readonly ids = new Set<string>()
  readonly types = new Set<string>()
  everything = false

  /** A single document was looked up, whether or not it was there. */
  document(id: string): void {
    this.ids.add(publishedIdOf(id))
  }

  /** All documents of a type were looked through. */
  type(type: string): void {
    this.types.add(type)
  }

  all(): void {
    this.everything = true
  }
}
