import type { CallFailure } from '#web/services/backend/create-call.ts'
import type { FormFailure } from '#web/ui/form/form-failure.ts'
import type { LoginTexts } from './login-texts.ts'

/** Errors that belong to one field; all others concern the form as a whole. */
const fieldOf: Readonly<Record<string, string>> = {
  emailRequired: 'email',
  invalidEmail: 'email',
  emailTaken: 'email',
  passwordLengthError: 'password',
  nameRequired: 'fullName',
  nameTooLong: 'fullName',
  nameHasInvisibleCharacters: 'fullName',
  nameOfTheShop: 'fullName',
  codeRequired: 'code',
  incorrectCode: 'code',
  birthYearMustBeANumber: 'birthYear',
  birthYearMustBeAValidBirthYear: 'birthYear',
}

/** A refused call as its form shows it: the server's message if there is one, else the original error (R8.04). */
export function callFailure(failure: CallFailure, texts: LoginTexts): FormFailure {
  const text = failureText(failure, texts)
  const field = fieldOf[failure.code]
  return field ? { fields: { [field]: text } } : { message: text }
}

export function failureText({ code, message, status }: CallFailure, texts: LoginTexts): string {
  if (message) return message
  if (code === 'offline' || code === 'timeout') return texts[code]
  return `${texts.failed} (${status})`
}
