import { z } from 'zod'
import { type ShapeName, shapes } from './shapes.ts'

/** Where a response differs from its shape, for an error report: `✖ ... → at selection.items[0].quantity`, in one line. */
export function explain(name: ShapeName, body: unknown): string {
  const { error } = shapes[name].safeParse(body)
  return error ? z.prettifyError(error).replace(/\s*\n\s*/g, ' ') : 'zod finds nothing wrong with it'
}
