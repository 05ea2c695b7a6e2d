import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type AddressObject, simpleParser } from 'mailparser'

/** A mail as `GET /api/messages` returns it; `html` is null for a plain one. */
export type Mail = {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** Time of arrival, in ISO 8601. */
  readonly date: string
}

/**
 * Stores each mail as a file, as received, named by the time of arrival and by what a repetition has in common with it:
 * a mail that is delivered again, because its sender did not learn that it had arrived, is kept once, as most mailboxes
 * do.
 */
export class MailStore {
  readonly #directory: string
  readonly #read = new Map<string, Mail>()
  /** By fingerprint. */
  readonly #saved = new Map<string, Promise<void>>()
  #lastTime = 0

  constructor(directory: string) {
    this.#directory = directory
  }

  /** Creates the directory; call this first. */
  open(): void {
    mkdirSync(this.#directory, { recursive: true })
    for (const name of readdirSync(this.#directory)) {
      const fingerprint = /-([0-9a-f]{64})\.eml$/.exec(name)?.[1]
      if (fingerprint) this.#saved.set(fingerprint, Promise.resolve())
    }
  }

  /** Resolves when the mail is on disk, so that an acknowledged mail is always complete. */
  async save(raw: Buffer, recipients: readonly string[]): Promise<void> {
    const fingerprint = fingerprintOf(raw, recipients)
    const saving = this.#saved.get(fingerprint) ?? this.#write(`${this.#nextTime()}-${fingerprint}`, raw)
    this.#saved.set(fingerprint, saving)
    try {
      await saving
    } catch (error) {
      this.#saved.delete(fingerprint)
      throw error
    }
  }

  async #write(id: string, raw: Buffer): Promise<void> {
    const file = await open(this.#path(`${id}.part`), 'w')
    try {
      await file.writeFile(raw)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(this.#path(`${id}.part`), this.#path(`${id}.eml`))
  }

  /** Oldest first. */
  async mails(): Promise<Mail[]> {
    const mails = await Promise.all((await this.#ids()).map((id) => this.#mail(id)))
    return mails.filter((mail) => mail !== undefined)
  }

  /** The mail as it was sent; undefined for an unknown id. */
  async raw(id: string): Promise<Buffer | undefined> {
    return (await this.#ids()).includes(id) ? await this.#file(id) : undefined
  }

  async clear(): Promise<void> {
    await Promise.all((await this.#ids()).map((id) => rm(this.#path(`${id}.eml`), { force: true })))
    this.#read.clear()
    this.#saved.clear()
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.#directory)
    return names.flatMap((name) => (name.endsWith('.eml') ? [name.slice(0, -'.eml'.length)] : [])).sort()
  }

  async #mail(id: string): Promise<Mail | undefined> {
    const known = this.#read.get(id)
    if (known) return known
    const raw = await this.#file(id)
    if (!raw) return undefined
    const mail = await parse(id, raw)
    this.#read.set(id, mail)
    return mail
  }

  /** Undefined when the mail was deleted meanwhile. */
  async #file(id: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#path(`${id}.eml`))
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }

  /** While the process runs times always increase, even if the clock does not. */
  #nextTime(): number {
    this.#lastTime = Math.max(Date.now(), this.#lastTime + 1)
    return this.#lastTime
  }

  #path(name: string): string {
    return join(this.#directory, name)
  }
}

/** The same for a mail with the same Message-ID to the same recipients; a mail without one is always new. */
function fingerprintOf(raw: Buffer, recipients: readonly string[]): string {
  const [headers = ''] = raw.toString('latin1').split('\r\n\r\n', 1)
  const messageId = /^message-id:\s*(\S+)/im.exec(headers)?.[1] ?? randomUUID()
  return createHash('sha256')
    .update([messageId, ...recipients.toSorted()].join('\n'))
    .digest('hex')
}

async function parse(id: string, raw: Buffer): Promise<Mail> {
  const { to, from, subject, text, html } = await simpleParser(raw)
  const date = new Date(Number(id.split('-')[0])).toISOString()
  return {
    id,
    to: addresses(to),
    from: addresses(from),
    subject: subject ?? '',
    text: text ?? '',
    html: html || null,
    date,
  }
}

function addresses(found: AddressObject | AddressObject[] | undefined): string {
  return [found ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ')
}
