const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address leads to, so that one person with many spellings of an address counts once: without the
 * part after a plus sign and, at Gmail, without dots. Only for counting: mails go to the address as it was typed.
 * `email` is in lower case.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+')
  const host = email.slice(at + 1)
  return GMAIL.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}
