const PROTOCOL_3 = 196_608
const CANCEL = 80_877_102
const TLS = 80_877_103
const GSS_ENCRYPTION = 80_877_104
/** A statement with all its values: more than any call of ours, less than what would fill the memory. */
const LONGEST = 64 * 1024 * 1024

/** One message of a client, in PostgreSQL's protocol version 3, with its type's letter. */
export type ClientMessage =
  | { readonly kind: 'startup' | 'message'; readonly type: string; readonly bytes: Uint8Array }
  | { readonly kind: 'encryption' }
  | { readonly kind: 'cancel' }

/** Cuts a connection's bytes into messages. */
export class MessageReader {
  #rest: Buffer = Buffer.alloc(0)
  #started = false

  /** @throws Error when the bytes are not PostgreSQL's protocol */
  read(chunk: Uint8Array): ClientMessage[] {
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : Buffer.from(chunk)
    const messages: ClientMessage[] = []
    for (let next = this.#next(); next; next = this.#next()) messages.push(next)
    return messages
  }

  #next(): ClientMessage | undefined {
    const lengthAt = this.#started ? 1 : 0
    if (this.#rest.length < lengthAt + 4) return undefined
    const length = lengthAt + this.#rest.readInt32BE(lengthAt)
    if (length < lengthAt + 4 || length > LONGEST) throw new Error(`A message of ${length} bytes`)
    if (this.#rest.length < length) return undefined
    const bytes = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    if (this.#started) return { kind: 'message', type: String.fromCharCode(bytes[0] ?? 0), bytes }
    return this.#opening(bytes)
  }

  #opening(bytes: Buffer): ClientMessage {
    const code = bytes.length >= 8 ? bytes.readInt32BE(4) : 0
    if (code === TLS || code === GSS_ENCRYPTION) return { kind: 'encryption' }
    if (code === CANCEL) return { kind: 'cancel' }
    if (code !== PROTOCOL_3) throw new Error(`An unknown protocol version: ${code}`)
    this.#started = true
    return { kind: 'startup', type: '', bytes }
  }
}

/** Whether the server is in a transaction after this answer: what its last "ready for query" says; undefined without one. */
export function inTransactionAfter(answer: Uint8Array): boolean | undefined {
  const view = new DataView(answer.buffer, answer.byteOffset, answer.byteLength)
  let last: boolean | undefined
  for (let at = 0; at + 5 <= answer.length; at += 1 + view.getInt32(at + 1)) {
    if (answer[at] === 'Z'.charCodeAt(0)) last = answer[at + 5] !== 'I'.charCodeAt(0)
  }
  return last
}
