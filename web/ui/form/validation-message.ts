import type * as v from 'valibot'
import { emailPattern } from '#web/domain/member/email-pattern.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { FormTexts } from './form-texts.ts'

/** The messages of a schema's checks in the visitor's language. A check's own message takes precedence. */
export function validationMessage(texts: FormTexts): v.ErrorMessage<v.BaseIssue<unknown>> {
  return ({ input, type, requirement }) => {
    if (isEmpty(input)) return texts.required
    if (type === 'rfc_email' || requirement === emailPattern) return texts.invalidEmail
    if (type === 'min_length') return fillIn(texts.tooShort, { min: Number(requirement) })
    if (type === 'max_length') return fillIn(texts.tooLong, { max: Number(requirement) })
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
