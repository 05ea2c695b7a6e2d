import { publishedIdOf } from './documents.ts'

/** What a query read: what its result depends on, so what a change must touch to make the result stale. */
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
