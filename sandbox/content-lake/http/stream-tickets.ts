import { randomBytes } from 'node:crypto'

const LIFETIME_MS = 60_000

type Ticket = { token: string | undefined; expires: number }

/**
 * A browser opens at most six connections to a host over HTTP/1.1, and event streams would take them all. Streams of
 * browsers are therefore redirected to a host of their own (`s<N>.localhost`); the redirected request comes without the
 * Authorization header, so a short-lived ticket in its address replaces it.
 */
export class StreamTickets {
  readonly #tickets = new Map<string, Ticket>()
  #hosts = 0

  issue(token: string | undefined): string {
    const now = Date.now()
    for (const [id, { expires }] of this.#tickets) if (expires < now) this.#tickets.delete(id)
    const id = randomBytes(18).toString('base64url')
    this.#tickets.set(id, { token, expires: now + LIFETIME_MS })
    return id
  }

  /** The token behind a ticket; `undefined` for a ticket that is unknown or too old. Works once. */
  redeem(id: string): { token: string | undefined } | undefined {
    const ticket = this.#tickets.get(id)
    this.#tickets.delete(id)
    return ticket && ticket.expires >= Date.now() ? { token: ticket.token } : undefined
  }

  nextHost(): string {
    this.#hosts = (this.#hosts % 999) + 1
    return `s${this.#hosts}.localhost`
  }
}
