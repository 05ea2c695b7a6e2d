import type { DemoDocument } from '../dataset.ts'

export interface Found {
  value: Record<string, unknown>
  /** `<document id>.<field>.<index>...` */
  path: string
}

/** Every object in the documents, with its path. */
export function objectsIn(documents: DemoDocument[]): Found[] {
  const found: Found[] = []
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) found.push({ value: Object.fromEntries(Object.entries(value)), path })
    for (const [key, item] of Object.entries(value)) walk(item, `${path}.${key}`)
  }
  for (const document of documents) walk(document, document._id)
  return found
}
