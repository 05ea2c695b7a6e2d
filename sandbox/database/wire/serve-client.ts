import type { Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { type ClientMessage, inTransactionAfter, MessageReader } from './messages.ts'
import type { Turns } from './turns.ts'

type Message = Extract<ClientMessage, { bytes: Uint8Array }>

/** Query, Sync, Flush, FunctionCall and the ends of a copy: the client now waits for an answer. */
const ASKING = new Set(['', 'Q', 'S', 'H', 'F', 'c', 'f'])

/**
 * Serves one client until it goes. PGlite has one session, so a client has it for as long as a real server would keep something for
 * it: from the first message of a statement to its end, and through a transaction. One that goes in between is rolled back.
 */
export async function serveClient(socket: Socket, database: PGlite, turns: Turns): Promise<void> {
  const reader = new MessageReader()
  const client = new Client(socket, database, turns)
  try {
    for await (const chunk of socket) {
      for (const message of reader.read(chunk)) {
        if (message.kind === 'cancel' || (message.kind === 'message' && message.type === 'X')) return
        if (message.kind === 'encryption') socket.write('N')
        else await client.hear(message)
      }
    }
  } finally {
    await client.leave()
    socket.destroy()
  }
}

class Client {
  readonly #socket: Socket
  readonly #database: PGlite
  readonly #turns: Turns
  #unanswered: Message[] = []
  #hasTurn = false

  constructor(socket: Socket, database: PGlite, turns: Turns) {
    this.#socket = socket
    this.#database = database
    this.#turns = turns
  }

  /** Collects messages until the client waits for an answer, then has them answered in one go. */
  async hear(message: Message): Promise<void> {
    this.#unanswered.push(message)
    if (!ASKING.has(message.type)) return
    const messages = this.#unanswered
    this.#unanswered = []
    if (!this.#hasTurn) await this.#turns.take()
    this.#hasTurn = true
    let inTransaction: boolean | undefined
    for (const { bytes } of messages) {
      const answer = await this.#database.execProtocolRaw(bytes)
      if (answer.length > 0) this.#socket.write(answer)
      inTransaction = inTransactionAfter(answer)
    }
    if (inTransaction === false) this.#passTurn()
  }

  async leave(): Promise<void> {
    if (!this.#hasTurn) return
    try {
      await this.#database.exec('ROLLBACK')
    } finally {
      this.#passTurn()
    }
  }

  #passTurn(): void {
    this.#hasTurn = false
    this.#turns.pass()
  }
}
