/** The optional purposes that a visitor may allow; the necessary ones are always active (docs/product/2). */
export const consentCategories = ['marketing', 'analytics', 'functions'] as const

export type ConsentCategory = (typeof consentCategories)[number]

export type ConsentChoice = Readonly<Record<ConsentCategory, boolean>>

/** A choice with the version of the question that it responds to. */
export type Consent = ConsentChoice & { readonly version: number }

/** Raise it when a category comes to hold more than it did: every visitor is then asked again. */
const consentVersion = 2

export const onlyNecessary: ConsentChoice = { marketing: false, analytics: false, functions: false }

export const everything: ConsentChoice = { marketing: true, analytics: true, functions: true }

/** The keys of the browser's storage, in either of its kinds, that depend on a category. */
export const consentedKeys = {
  marketing: [],
  analytics: [],
  functions: ['recent-searches'],
} as const satisfies Readonly<Record<ConsentCategory, readonly string[]>>

export type ConsentedKey<Category extends ConsentCategory> = (typeof consentedKeys)[Category][number]

/** The fragment of an address that opens the cookie settings on any page. */
export const cookieSettingsFragment = '#cookie-settings'

export function consentOf(choice: ConsentChoice): Consent {
  const { marketing, analytics, functions } = choice
  return { version: consentVersion, marketing, analytics, functions }
}

/** A stored choice; null when there is none, it is malformed, or the question has changed since. */
export function readConsent(stored: Readonly<Record<string, unknown>>): Consent | null {
  const { version, marketing, analytics, functions } = stored
  if (typeof version !== 'number' || version < consentVersion) return null
  return {
    version,
    marketing: marketing === true,
    analytics: analytics === true,
    functions: functions === true,
  }
}
