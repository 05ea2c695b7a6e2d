/** Presence messages between Studios. The short names are those of the protocol. */
export type PresenceEvent =
  | { type: 'rollCall'; i: string; session: unknown }
  | { type: 'state'; i: string; m: { sessionId: unknown; locations: unknown } }
  | { type: 'disconnect'; i: string; m: { session: unknown } }

export type Subscriber = (event: PresenceEvent) => void

/** Relays presence between the Studios that have the same dataset open; stores nothing. */
export class PresenceRoom {
  readonly #subscribers = new Map<string, Set<Subscriber>>()

  subscribe(dataset: string, subscriber: Subscriber): () => void {
    const subscribers = this.#subscribers.get(dataset) ?? new Set()
    this.#subscribers.set(dataset, subscribers)
    subscribers.add(subscriber)
    return () => subscribers.delete(subscriber)
  }

  broadcast(dataset: string, event: PresenceEvent): void {
    for (const subscriber of this.#subscribers.get(dataset) ?? []) subscriber(event)
  }
}
