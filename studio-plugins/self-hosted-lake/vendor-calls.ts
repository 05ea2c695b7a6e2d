type Fetching = Pick<typeof globalThis, 'fetch'>

/** The version check of the Studio: responds without newer versions. */
const versions = /^https:\/\/sanity-cdn\.com\/v1\/modules\//

/** The feedback service: responds as unavailable, so that the Studio does not offer it. */
const feedback = /^https:\/\/api\.sanity\.io\/vX\/intake\/feedback/

function vendorResponse(url: string): Response | undefined {
  if (versions.test(url)) return Response.json({})
  if (feedback.test(url)) return new Response(null, { status: 503 })
  return undefined
}

const marker = Symbol.for('tretopp.vendor-calls')

/**
 * Intercepts the calls to Sanity's services that the Studio makes with any lake and that no setting turns off: with a
 * self-hosted lake they would fail. Calling it twice has no further effect.
 */
export function interceptVendorCalls(scope: Fetching): void {
  const { fetch } = scope
  if (marker in fetch) return
  const intercepted: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return vendorResponse(url) ?? fetch(input, init)
  }
  scope.fetch = Object.assign(intercepted, { [marker]: true })
}
