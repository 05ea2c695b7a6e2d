import type { Language } from '#web/routing/languages.ts'
import { verifyEmail } from '#web/services/backend/calls/verify-email.gen.ts'
import { failureText, loadAccountTexts } from './account-texts.ts'

export type VerificationOutcome = { readonly ok: boolean; readonly text: string }

/** Carries out the link of the mail that verifies an address. */
export async function followVerification(lang: Language, token: string): Promise<VerificationOutcome> {
  const [result, texts] = await Promise.all([verifyEmail({ body: { token }, lang }), loadAccountTexts(lang)])
  return { ok: result.ok, text: result.ok ? texts.verified : failureText(result, texts) }
}
