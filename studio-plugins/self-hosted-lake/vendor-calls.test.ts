import { expect, test, vi } from 'vitest'
import { interceptVendorCalls } from './vendor-calls.ts'

function scope() {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('from the network'))
  return { fetch, network: fetch }
}

test('the version service knows no newer version, and the feedback service is not available', async () => {
  const { network, ...own } = scope()
  interceptVendorCalls(own)
  const versions = await own.fetch('https://sanity-cdn.com/v1/modules/sanity/latest/%5E6.16.0/t1')
  expect([versions.ok, await versions.json()]).toEqual([true, {}])
  expect((await own.fetch(new URL('https://api.sanity.io/vX/intake/feedback'), { method: 'POST' })).ok).toBe(false)
  expect(network).not.toHaveBeenCalled()
})

test('everything else goes to the network as it is', async () => {
  const { network, ...own } = scope()
  interceptVendorCalls(own)
  interceptVendorCalls(own)
  const request = new Request('http://localhost:4100/v1/data/query/production')
  expect(await (await own.fetch(request)).text()).toBe('from the network')
  expect(network.mock.calls).toEqual([[request, undefined]])
})
