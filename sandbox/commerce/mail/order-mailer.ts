import type { Transporter } from 'nodemailer'
import { openInbox } from '#sandbox/local-mail.ts'
import type { CommercePlatform } from '../platform.ts'
import { orderMail } from './order-mail.ts'

/**
 * Sends the mail of each new order, until the mail server has taken it: at least once. A process that is killed before
 * it has noted that sends the mail again when it starts, with the same Message-ID, so that mailboxes keep one.
 */
export class OrderMailer {
  readonly #platform: CommercePlatform
  readonly #transport: Transporter | undefined

  /** @param smtpUrl the local inbox; without it no mails are sent */
  constructor(platform: CommercePlatform, smtpUrl: string | undefined) {
    this.#platform = platform
    this.#transport = smtpUrl === undefined ? undefined : openInbox(smtpUrl)
  }

  /** Whether no mail is left. */
  async sendAll(): Promise<boolean> {
    if (!this.#transport) return true
    const { database, orders } = this.#platform
    const unsent = database.prepare('SELECT number FROM order_mails WHERE sent_at IS NULL ORDER BY number').all()
    for (const row of unsent) {
      const number = Number(row.number)
      const order = orders.get(number)
      const mail = order && orderMail(order)
      try {
        if (mail) await this.#transport.sendMail(mail)
      } catch {
        return false
      }
      database.prepare('UPDATE order_mails SET sent_at = ? WHERE number = ?').run(new Date().toISOString(), number)
    }
    return true
  }

  close(): void {
    this.#transport?.close()
  }
}
