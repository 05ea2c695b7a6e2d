import type * as z from 'zod/mini'
import { fillIn } from '#web/lib/fill-in.ts'
import type { FormTexts } from './form-texts.ts'

/** The messages of a schema's checks in the visitor's language. A check's own message takes precedence. */
export function validationMessage(texts: FormTexts): z.core.$ZodErrorMap {
  return (issue) => {
    if (isEmpty(issue.input)) return texts.required
    if (issue.code === 'invalid_format' && issue.format === 'email') return texts.invalidEmail
    if (issue.code === 'too_small') return fillIn(texts.tooShort, { min: Number(issue.minimum) })
    if (issue.code === 'too_big') return fillIn(texts.tooLong, { max: Number(issue.maximum) })
    return texts.invalid
  }
}

/** A check's message is a key of the form's own messages, or a text already. */
export function translateMessage(
  message: string | undefined,
  messages: Readonly<Record<string, string>>,
): string | undefined {
  return message !== undefined && Object.hasOwn(messages, message) ? messages[message] : message
}

/** Nothing was typed, chosen or ticked. */
function isEmpty(input: unknown): boolean {
  return input === undefined || input === null || input === false || (typeof input === 'string' && !input.trim())
}
