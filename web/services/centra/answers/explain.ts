import { z } from 'zod'
import { type AnswerName, answers } from './answers.ts'

/** Where a response differs from its shape, for an error report: `✖ ... → at selection.items[0].quantity`, in one line. */
export function explain(name: AnswerName, body: unknown): string {
  const { error } = answers[name].safeParse(body)
  return error ? z.prettifyError(error).replace(/\s*\n\s*/g, ' ') : 'zod finds nothing wrong with it'
}
