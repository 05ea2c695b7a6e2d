type Fetching = Pick<typeof globalThis, 'fetch'>

/** The service that knows newer versions of the Studio: it knows of none. */
const versions = /^https:\/\/sanity-cdn\.com\/v1\/modules\//

/** The service that takes feedback: it is not available, so the Studio does not offer it. */
const feedback = /^https:\/\/api\.sanity\.io\/vX\/intake\/feedback/

function answerTo(url: string): Response | undefined {
  if (versions.test(url)) return Response.json({})
  if (feedback.test(url)) return new Response(null, { status: 503 })
  return undefined
}

const answering = Symbol.for('tretopp.vendor-calls')

/**
 * Answers, without asking the network, the calls that the Studio makes to Sanity's own services whatever its lake is, and that no setting turns
 * off. They would fail beside a lake of one's own. Doing it twice changes nothing.
 */
export function answerVendorCalls(scope: Fetching): void {
  const { fetch } = scope
  if (answering in fetch) return
  const answer: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return answerTo(url) ?? fetch(input, init)
  }
  scope.fetch = Object.assign(answer, { [answering]: true })
}
