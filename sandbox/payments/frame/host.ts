/** A JSON object from the page that holds this frame. */
export type HostMessage = Readonly<Record<string, unknown>>

/** Exchanges messages with the one page that may hold this frame: its origin is in the frame's address. */
export class Host {
  readonly #origin: string
  #identity: HostMessage = {}

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Every later message carries these fields: which field it is, and the number that the page has given it. */
  identify(identity: HostMessage): void {
    this.#identity = identity
  }

  send(action: string, data: HostMessage = {}): void {
    window.parent.postMessage(JSON.stringify({ action, ...data, ...this.#identity }), this.#origin)
  }

  onMessage(receive: (message: HostMessage) => void): void {
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source !== window.parent || origin !== this.#origin || typeof data !== 'string') return
      const message = parse(data)
      if (message) receive(message)
    })
  }
}

function parse(text: string): HostMessage | undefined {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** A field of a message that is itself an object. */
export function objectOf(value: unknown): HostMessage | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
