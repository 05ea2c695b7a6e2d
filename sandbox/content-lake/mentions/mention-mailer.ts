import type { Transporter } from 'nodemailer'
import { openInbox } from '#sandbox/local-mail.ts'
import { RetriedTask } from '#sandbox/retried-task.ts'
import { DEMO_USERS } from '../auth/people.ts'
import type { LakeDatabase } from '../store/database.ts'
import type { CommittedTransaction } from '../store/transaction-log.ts'
import { mentionMail } from './mention-mail.ts'
import { noticesOf } from './notices.ts'

type MailOptions = { readonly smtpUrl?: string; readonly studioOrigin: string }

/**
 * Mails people whom a comment or a task mentions, or who are given a task: once for each, however often it is edited.
 * Mails are queued in the transaction of the change and sent until the inbox has taken them; one that is sent again
 * after a crash has the same Message-ID, so that mailboxes keep one.
 */
export class MentionMailer {
  readonly #database: LakeDatabase
  readonly #studioOrigin: string
  readonly #transport: Transporter | undefined
  readonly #task = new RetriedTask(() => this.#sendAll())

  constructor(database: LakeDatabase, { smtpUrl, studioOrigin }: MailOptions) {
    this.#database = database
    this.#studioOrigin = studioOrigin
    this.#transport = smtpUrl === undefined ? undefined : openInbox(smtpUrl)
  }

  /** Call inside the database transaction of the change. */
  enqueue({ author, changes }: CommittedTransaction, dataset: string): void {
    if (!this.#transport) return
    const insert = this.#database.prepare(
      'INSERT OR IGNORE INTO mention_mails (dataset, document_id, user_id, reason, mail) VALUES (?, ?, ?, ?, ?)',
    )
    for (const change of changes) {
      for (const notice of noticesOf(change)) {
        const person = DEMO_USERS.find(({ id }) => id === notice.userId)
        // Nobody has to be told what they wrote themselves.
        if (!person || person.id === author) continue
        const messageId = `<${dataset}-${change.id}-${person.id}-${notice.reason}@tretopp.example>`
        const mail = { ...mentionMail(person, author, notice, this.#studioOrigin), messageId }
        insert.run(dataset, change.id, person.id, notice.reason, JSON.stringify(mail))
      }
    }
    this.wake()
  }

  /** Sends what waits, after the current call. */
  wake(): void {
    if (this.#transport) this.#task.wake()
  }

  async stop(): Promise<void> {
    await this.#task.stop()
    this.#transport?.close()
  }

  /** Whether no mail is left. */
  async #sendAll(): Promise<boolean> {
    const waiting = this.#database.prepare('SELECT id, mail FROM mention_mails WHERE sent_at IS NULL ORDER BY id').all()
    for (const { id, mail } of waiting) {
      try {
        await this.#transport?.sendMail(JSON.parse(String(mail)))
      } catch {
        return false
      }
      const sentAt = new Date().toISOString()
      this.#database.prepare('UPDATE mention_mails SET sent_at = ? WHERE id = ?').run(sentAt, Number(id))
    }
    return true
  }
}
