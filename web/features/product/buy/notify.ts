import type { Language } from '#web/routing/languages.ts'
import { subscribeToStock } from '#web/services/backend/calls/subscribe-to-stock.gen.ts'

type Wish = { readonly email: string; readonly item: string; readonly product: string; readonly lang: Language }

/** Asks the product backend for one mail when the item is back; a refusal carries the server's own words. */
export async function askForNotification(wish: Wish): Promise<{ ok: true } | { ok: false; message?: string }> {
  const result = await subscribeToStock({ body: wish })
  return result.ok ? { ok: true } : { ok: false, ...(result.message && { message: result.message }) }
}
