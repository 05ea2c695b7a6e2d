/** The outcome of one call. `rotated...`: the response has a new token, and the old one is unknown from then on. */
export type CallOutcome =
  | 'success'
  | 'refused'
  | 'dropped'
  | 'rotated'
  | 'rotatedAndDropped'
  | 'busy'
  | 'down'
  | 'garbled'

type Line = { readonly line: string; quantity: number }
type Session = { readonly lines: Map<string, Line>; country: string; language: string; voucher: string | null }

/** The commerce platform in its plainest form, with an outcome for each call. */
export class ModelPlatform {
  readonly sessions = new Map<string, Session>()
  readonly stock: Map<string, number>
  readonly calls: string[] = []
  /** Taken by one call after the other; then all succeed. */
  outcomes: CallOutcome[] = []
  priceEach = 100
  #count = 0

  constructor(stock: Readonly<Record<string, number>> = {}) {
    this.stock = new Map(Object.entries(stock))
  }

  /** How many of each item the selection of a token holds. */
  held(token: string | null): Record<string, number> {
    const lines = [...(this.sessions.get(token ?? '')?.lines ?? [])]
    return Object.fromEntries(lines.map(([item, { quantity }]) => [item, quantity]))
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const path = new URL(url).pathname.replace('/api/', '')
    const call = `${init.method} ${path}`
    this.calls.push(call)
    const outcome = this.outcomes.shift() ?? 'success'
    if (outcome === 'refused') throw new TypeError('Failed to fetch')
    if (outcome === 'busy')
      return Response.json({ errors: { calls: 'too many' } }, { status: 429, headers: { 'retry-after': '1' } })
    if (outcome === 'down') return Response.json({ errors: { server: 'down' } }, { status: 503 })
    const response = this.#respond(
      call,
      new Headers(init.headers).get('api-token'),
      init.body,
      outcome.startsWith('rotated'),
    )
    if (outcome === 'dropped' || outcome === 'rotatedAndDropped') throw new TypeError('Failed to fetch')
    return outcome === 'garbled' ? Response.json({ surprise: true }) : response
  }

  #respond(call: string, sent: string | null, body: RequestInit['body'], rotates: boolean): Response {
    let token = sent && this.sessions.has(sent) ? sent : this.#newToken()
    const session = this.sessions.get(token) ?? { lines: new Map(), country: 'NO', language: 'nb', voucher: null }
    this.sessions.set(token, session)
    const problem = this.#perform(session, call, typeof body === 'string' ? body : '{}')
    if (rotates) {
      this.sessions.delete(token)
      token = this.#newToken()
      this.sessions.set(token, session)
    }
    if (problem?.status === 404 || problem?.status === 406)
      return Response.json({ token, errors: problem.errors }, problem)
    return Response.json({ ...this.#selection(token, session), ...problem?.errors }, { status: problem?.status ?? 200 })
  }

  #perform(session: Session, call: string, body: string): { status: number; errors: object } | undefined {
    const [method = '', kind = '', id = '', , number = '1'] = call.split(/[ /]/)
    if (kind === 'items') return this.#hold(session, id, this.#heldOf(session, id) + Number(number))
    if (kind === 'lines') {
      const item = [...session.lines].find(([, { line }]) => line === id)?.[0]
      if (!item) return { status: 404, errors: { line: 'not found' } }
      const sign = method === 'POST' ? 1 : -1
      return this.#hold(session, item, this.#heldOf(session, item) + sign * Number(number))
    }
    if (kind === 'countries' && id === 'XX') return { status: 404, errors: { country: 'not found' } }
    if (kind === 'countries') session.country = id
    if (kind === 'languages') session.language = id
    if (kind === 'vouchers') return this.#voucher(session, method, String(JSON.parse(body).voucher).toUpperCase())
    return undefined
  }

  #heldOf(session: Session, item: string): number {
    return session.lines.get(item)?.quantity ?? 0
  }

  #hold(session: Session, item: string, wanted: number): { status: number; errors: object } | undefined {
    const stock = this.stock.get(item)
    if (stock === undefined) return { status: 404, errors: { item: 'product item not found' } }
    const held = this.#heldOf(session, item)
    const quantity = wanted > held ? Math.min(wanted, stock) : Math.max(0, wanted)
    const line = session.lines.get(item) ?? { line: `line-${++this.#count}`, quantity }
    line.quantity = quantity
    if (quantity > 0) session.lines.set(item, line)
    else session.lines.delete(item)
    if (quantity >= wanted || wanted <= held) return undefined
    const unavailable = [
      { item, product: item, originalQuantity: wanted, unavailable: wanted - stock, available: stock },
    ]
    return { status: 410, errors: { errors: { item: 'out of stock' }, unavailable } }
  }

  #voucher(session: Session, method: string, code: string): { status: number; errors: object } | undefined {
    if (code !== 'TREKK10') return { status: 404, errors: { voucher: 'not found' } }
    session.voucher = method === 'POST' ? code : null
    return undefined
  }

  #selection(token: string, { lines, country, language, voucher }: Session) {
    const quantities = [...lines.values()].map(({ quantity }) => quantity)
    const totalQuantity = quantities.reduce((sum, quantity) => sum + quantity, 0)
    return {
      token,
      selection: {
        currency: country === 'NO' ? 'NOK' : 'EUR',
        language,
        items: [...lines].map(([item, { line, quantity }]) => ({
          item,
          line,
          quantity,
          size: 'M',
          priceEachAsNumber: this.priceEach,
          product: { product: item, name: `Product ${item}`, centraProduct: item },
        })),
        discounts: { vouchers: voucher ? [{ voucher, priceOffAsNumber: -10 }] : [] },
        totals: {
          itemsTotalPriceAsNumber: totalQuantity * this.priceEach,
          totalQuantity,
          grandTotalPriceAsNumber: totalQuantity * this.priceEach,
        },
      },
      location: { country },
    }
  }

  #newToken(): string {
    return `token-${++this.#count}`
  }
}
