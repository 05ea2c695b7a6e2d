import type { APIRequestContext } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'

type InboxMail = { readonly to: string; readonly subject: string; readonly text: string }

/** The mails that the shop has sent to an address. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<InboxMail[]> {
  const mails: InboxMail[] = await (await request.get(`${testAddresses.INBOX_URL}/api/messages`)).json()
  return mails.filter(({ to }) => to === email)
}

/** The six-digit code in a mail. */
export function codeIn({ text }: InboxMail): string {
  return /^\d{6}$/m.exec(text)?.[0] ?? ''
}
