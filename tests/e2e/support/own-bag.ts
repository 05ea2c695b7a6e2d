import type { Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { localStateKey } from '#web/domain/visitor/local-state.ts'

export type OwnBag = {
  readonly country?: string
  /** Item ids of the demo catalogue, one for each piece. */
  readonly items?: readonly string[]
  readonly voucher?: string
}

type Body = { readonly token: string }

/** Creates a selection for one test, by the calls that the shop makes, and returns its token. */
export async function fillSelection({ country = 'NO', items = [], voucher }: OwnBag): Promise<string> {
  let { token } = await call('GET', 'selection/')
  const next = async (method: string, path: string, body?: object) => {
    token = (await call(method, path, body, token)).token
  }
  await next('PUT', `countries/${country}`)
  for (const item of items) await next('POST', `items/${item}`)
  if (voucher) await next('POST', 'vouchers', { voucher })
  return token
}

/** Gives the page's browser this bag, from its first page on. */
export async function ownBag(page: Page, bag: OwnBag): Promise<void> {
  const centra = { token: await fillSelection(bag), lines: [] }
  await page.addInitScript(
    ([key, own, country]) => {
      const stored = JSON.parse(localStorage[key] ?? '{}')
      if (stored.state.centra) return
      stored.state.centra = own
      stored.state.userPreferences.country = country
      localStorage[key] = JSON.stringify(stored)
    },
    [localStateKey, centra, bag.country ?? 'NO'] as const,
  )
}

/** Calls the commerce platform's admin API; amounts are in minor units. */
export async function callCommerceAdmin(method: string, path: string, body?: object): Promise<void> {
  const origin = new URL(testAddresses.CENTRA_API_URL).origin
  const response = await fetch(`${origin}/admin/${path}`, {
    method,
    headers: { 'x-admin-key': 'sandbox-commerce-admin-key', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
}

async function call(method: string, path: string, body?: object, token?: string): Promise<Body> {
  const response = await fetch(testAddresses.CENTRA_API_URL + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { 'api-token': token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const parsed: unknown = await response.json()
  if (typeof parsed !== 'object' || parsed === null || !('token' in parsed) || typeof parsed.token !== 'string') {
    throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(parsed)}`)
  }
  return { token: parsed.token }
}
