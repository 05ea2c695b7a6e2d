import { type Bag, emptyTotals } from '../../domain/bag.ts'
import { isBot } from '../../domain/bots.ts'
import type { StoredBag } from '../../domain/stored-bag.ts'
import { callCentra } from '../centra/call.ts'
import { fieldsOf, text } from '../centra/fields.ts'
import { centraConnection } from '../centra/live-connection.ts'
import { withBagLock } from './bag-lock.ts'
import { bagMemory } from './bag-memory.ts'
import { pageLanguage } from './page-language.ts'

/** The selection as far as an empty one needs to be read. */
type Basics = StoredBag & { readonly isEmpty: boolean }

/** `holdsLines`: there is something in it after all, which the engine must read. */
export type Settled = 'empty' | 'holdsLines' | 'unreachable'

/**
 * Gives the visitor an empty selection in the right country and language (specification section 4), without the engine:
 * most visits end with an empty bag.
 */
export function settleEmptyBag(): Promise<Settled> {
  return withBagLock(async () => {
    const stored = bagMemory.read()
    let known = stored ? { ...stored, isEmpty: stored.bag.lines.length === 0 } : await ask('GET', 'selection/')
    if (!known) return 'unreachable'
    const country = await wantedCountry(known.bag)
    if (known.isEmpty && country && country !== known.bag.country)
      known = (await ask('PUT', `countries/${country}`)) ?? known
    const language = pageLanguage()
    if (known.isEmpty && language !== known.bag.language) known = (await ask('PUT', `languages/${language}`)) ?? known
    return known.isEmpty ? 'empty' : 'holdsLines'
  })
}

/** Chosen or detected before; Norway for search bots (specification section 6); else where the platform sees the visitor. */
async function wantedCountry({ country: present }: Bag): Promise<string | null> {
  const saved = bagMemory.country()
  if (saved) return saved
  const country = isBot(navigator.userAgent) ? 'NO' : await detectedCountry()
  if (country) bagMemory.rememberCountry(country)
  return country ?? present
}

async function detectedCountry(): Promise<string | undefined> {
  const call = { method: 'GET', path: 'countries/auto', isRepeatable: true } as const
  const result = await callCentra(centraConnection, call, (body) => text(fieldsOf(body).country) ?? undefined)
  return result.ok && /^[A-Z]{2}$/.test(result.value) ? result.value : undefined
}

/** The selection that the call answers, remembered if it is empty. The calls may be repeated: they set, and add nothing. */
async function ask(method: 'GET' | 'PUT', path: string): Promise<Basics | undefined> {
  const result = await callCentra(centraConnection, { method, path, isRepeatable: true }, readBasics)
  if (!result.ok) return undefined
  if (result.value.isEmpty) bagMemory.write(result.value)
  return result.value
}

function readBasics(body: unknown): Basics | undefined {
  const { token, selection, location, order } = fieldsOf(body)
  const { currency, language, items } = fieldsOf(selection)
  if (typeof token !== 'string' || typeof currency !== 'string' || !Array.isArray(items)) return undefined
  const country = text(fieldsOf(location).country)
  const bag: Bag = { token, currency, country, language: text(language), lines: [], totals: emptyTotals, vouchers: [] }
  return { bag, order: text(order), isEmpty: items.length === 0 }
}
