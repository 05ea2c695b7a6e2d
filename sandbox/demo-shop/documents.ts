import { type DemoDocument, readDocuments } from './dataset.ts'
import { withMovingFields } from './moving-fields.ts'

/** Every document of the demo shop, published, as a first start on the day `today` writes it. */
export function demoDocuments(today: Date): DemoDocument[] {
  return readDocuments().map((document) => withMovingFields(document, today))
}
