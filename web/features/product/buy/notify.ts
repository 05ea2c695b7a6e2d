import type { Language } from '#web/routing/languages.ts'

type Wish = { readonly email: string; readonly item: string; readonly product: string; readonly lang: Language }

/** Asks the product backend for one mail when the item is back; a refusal carries the server's own words. */
export async function askForNotification(wish: Wish): Promise<{ ok: true } | { ok: false; message?: string }> {
  try {
    const response = await fetch('/api/v1/stock-notifications', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    })
    return response.ok ? { ok: true } : { ok: false, ...messageOf(await response.json()) }
  } catch {
    return { ok: false }
  }
}

function messageOf(body: unknown): { message?: string } {
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body
  return hasMessage && typeof body.message === 'string' && body.message ? { message: body.message } : {}
}
