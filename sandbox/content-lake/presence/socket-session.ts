import type { User } from '../auth/people.ts'
import type { ContentLake } from '../lake.ts'
import { type Fields, isObject } from '../mendoza/values.ts'
import type { PresenceEvent } from './presence-room.ts'

const METHOD_NOT_FOUND = -32601
const PARSE_ERROR = -32700
const UNAUTHORIZED_RESPONSE = { error: { code: 4001, message: 'Unauthorized' } }

/** The JSON-RPC connection of one Studio, which must authenticate before it takes part in its dataset's presence. */
export class SocketSession {
  readonly #lake: ContentLake
  readonly #dataset: string
  readonly #send: (text: string) => void
  readonly #subscriptions = new Map<string, () => void>()
  readonly #announced = new Set<unknown>()
  #user: User | undefined

  constructor(lake: ContentLake, dataset: string, user: User | undefined, send: (text: string) => void) {
    this.#lake = lake
    this.#dataset = dataset
    this.#user = user
    this.#send = send
  }

  receive(text: string): void {
    const message = parse(text)
    if (!message) this.#reply(null, { error: { code: PARSE_ERROR, message: 'Parse error' } })
    else this.#reply(message.id, this.#outcomeOf(message, isObject(message.params) ? message.params : {}))
  }

  close(): void {
    for (const stop of this.#subscriptions.values()) stop()
    this.#subscriptions.clear()
    for (const session of this.#announced) this.#leave(session)
  }

  #outcomeOf(message: Fields, params: Fields): Fields {
    if (message.method === 'authorization') {
      this.#user = this.#lake.sessions.userOf(String(params.authorization ?? '').replace(/^Bearer /i, ''))
      return this.#user ? { result: true } : UNAUTHORIZED_RESPONSE
    }
    return this.#user ? this.#call(message.method, params, this.#user) : UNAUTHORIZED_RESPONSE
  }

  #call(method: unknown, params: Fields, user: User): Fields {
    switch (method) {
      case 'presence_subscribe':
        return { result: this.#subscribe() }
      case 'presence_unsubscribe':
        return { result: this.#unsubscribe(String(params.subscriptionId)) }
      case 'presence_rollcall':
        this.#broadcast({ type: 'rollCall', i: user.id, session: params.session })
        return { result: true }
      case 'presence_announce':
        this.#announce(user, isObject(params.data) ? params.data : {})
        return { result: true }
      case 'presence_disconnect':
        this.#leave(params.session)
        return { result: true }
      default:
        return { error: { code: METHOD_NOT_FOUND, message: 'Method not found' } }
    }
  }

  #announce(user: User, { sessionId, locations }: Fields): void {
    this.#announced.add(sessionId)
    this.#broadcast({ type: 'state', i: user.id, m: { sessionId, locations } })
  }

  #subscribe(): string {
    const subscription = crypto.randomUUID()
    const stop = this.#lake.presence.subscribe(this.#dataset, (result) => {
      this.#send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_subscription', params: { subscription, result } }))
    })
    this.#subscriptions.set(subscription, stop)
    return subscription
  }

  #unsubscribe(subscription: string): boolean {
    this.#subscriptions.get(subscription)?.()
    return this.#subscriptions.delete(subscription)
  }

  #leave(session: unknown): void {
    this.#announced.delete(session)
    if (this.#user) this.#broadcast({ type: 'disconnect', i: this.#user.id, m: { session } })
  }

  #broadcast(event: PresenceEvent): void {
    this.#lake.presence.broadcast(this.#dataset, event)
  }

  #reply(id: unknown, outcome: Fields): void {
    this.#send(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }))
  }
}

function parse(text: string): Fields | undefined {
  try {
    const message: unknown = JSON.parse(text)
    return isObject(message) ? message : undefined
  } catch {
    return undefined
  }
}
