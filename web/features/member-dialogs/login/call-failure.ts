import { accountErrorField } from '#web/services/backend/account-error-field.ts'
import type { CallFailure } from '#web/services/backend/call-backend.ts'
import type { FormFailure } from '#web/ui/form/form-failure.ts'
import type { LoginTexts } from './login-texts.ts'

/** A refused call as its form shows it: the server's message if there is one, else the original error (R8.04). */
export function callFailure(failure: CallFailure, texts: LoginTexts): FormFailure {
  const text = failureText(failure, texts)
  const field = accountErrorField(failure.code)
  return field ? { fields: { [field]: text } } : { message: text }
}

export function failureText({ code, message, status }: CallFailure, texts: LoginTexts): string {
  if (message) return message
  if (code === 'offline' || code === 'timeout') return texts[code]
  return `${texts.failed} (${status})`
}
