import { parseJson } from '#web/domain/json.ts'

const storageKey = 'checkoutForm'

/** Values by field name. Never anything about cards: those fields belong to the payment service. */
export type KeptForm = Readonly<Record<string, string | boolean>>

/** The values typed into the checkout's form in this tab before a reload, a login or a change of language. */
export function readKeptForm(): KeptForm {
  try {
    const stored = parseJson(sessionStorage.getItem(storageKey) ?? '')
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
    return Object.fromEntries(entries.filter(isValue))
  } catch {
    // Forbidden: nothing was stored either.
    return {}
  }
}

export function keepForm(values: KeptForm): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values))
  } catch {
    // Full or forbidden: a reload loses it.
  }
}

/** Call it when the order is placed. */
export function forgetForm(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Forbidden: nothing was stored either.
  }
}

function isValue(entry: [string, unknown]): entry is [string, string | boolean] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'boolean'
}
