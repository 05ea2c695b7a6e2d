import type { BrowserContext, Page, Request } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { localStateKey } from '#web/domain/visitor/local-state.ts'

const api = testAddresses.CENTRA_API_URL

type Items = readonly { item: string; stock: unknown }[]

/** Items of different products with plenty in stock. */
export async function plentifulItems(count: number): Promise<string[]> {
  const response = await fetch(`${api}products`, { method: 'POST', body: '{"onlyAvailable":true}' })
  const { products }: { products: readonly { items: Items }[] } = await response.json()
  const plenty = products.flatMap(
    ({ items }) => items.find(({ stock }) => typeof stock === 'number' && stock >= 30) ?? [],
  )
  return plenty.slice(0, count).map(({ item }) => item)
}

/** How many of each item the platform holds for a token. */
export async function heldItems(token: string): Promise<Record<string, number>> {
  const response = await fetch(`${api}selection`, { headers: { 'api-token': token } })
  const { selection }: { selection: { items: readonly { item: string; quantity: number }[] } } = await response.json()
  return Object.fromEntries(selection.items.map(({ item, quantity }) => [item, quantity]))
}

/** Gives a browser a bag that the platform knows, before its first page. */
export async function giveBag(context: BrowserContext, items: readonly string[]): Promise<string> {
  let token = ''
  for (const item of items) {
    const response = await fetch(`${api}items/${item}`, {
      method: 'POST',
      headers: token ? { 'api-token': token } : {},
    })
    token = String((await response.json()).token)
  }
  await context.addInitScript(
    ([key, token]) => {
      if (origin === 'null') return
      const stored = JSON.parse(localStorage[key] ?? '{}')
      if (stored.state.centra) return
      stored.state.centra = { token, lines: [] }
      localStorage[key] = JSON.stringify(stored)
    },
    [localStateKey, token] as const,
  )
  return token
}

/** The checkout calls that a browser makes from now on, such as `GET selection/`. */
export function checkoutCalls(context: BrowserContext): string[] {
  const calls: string[] = []
  context.on('request', (request: Request) => {
    const isPreflight = request.method() === 'OPTIONS'
    if (request.url().startsWith(api) && !isPreflight)
      calls.push(`${request.method()} ${request.url().slice(api.length)}`)
  })
  return calls
}

/** The selection as the page has stored it. */
export function storedSelection(page: Page): Promise<{ token: string; lines: { quantity: number }[] } | null> {
  return page.evaluate((key) => JSON.parse(localStorage[key] ?? '{}').state.centra, localStateKey)
}

/** Makes every checkout call of a browser take longer. */
export async function slowDown(context: BrowserContext, milliseconds: number): Promise<void> {
  await context.route(`${api}**`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  })
}
