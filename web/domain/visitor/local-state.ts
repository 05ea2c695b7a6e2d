import { parseJson } from '../json.ts'
import { type Consent, type ConsentCategory, readConsent } from './consent.ts'
import { readViewed } from './recently-viewed.ts'

/** Everything the site keeps in one browser (docs/product/3). */
export type LocalState = {
  readonly userPreferences: UserPreferences
  readonly centra: StoredSelection | null
  /** The result of the last payment; checkout/payment-result.ts reads it. */
  readonly centraPaymentResult: unknown
  /** A payment that is not settled yet; checkout/open-payment.ts reads it. */
  readonly openPayment: unknown
  /** Kept in the storage with the consent to marketing only; without a choice, in the memory of one page load. */
  readonly mc: MailchimpCampaign | null
  /** The platform's numbers of products, newest first; kept in the storage with the consent to functions only. */
  readonly recentlyViewed: readonly string[]
  /** The visitor's choice of cookies and storage; null until there is one. */
  readonly consent: Consent | null
  /** The overshoot-day splash was closed in this browser. */
  readonly hasDismissedSplash: boolean
}

/** The commerce platform's selection as last received; stored-bag.ts reads and writes it. */
export type StoredSelection = {
  readonly token: string
  readonly lines: readonly unknown[]
  /** Sums, currency and the like; missing while only the token is known. */
  readonly rest?: unknown
  /** The lines' products, as last read from the content; known-products.ts reads it. */
  readonly products?: unknown
}

type UserPreferences = {
  /** Chosen by the visitor; null until then. */
  readonly language: string | null
  /** ISO 3166 code of two letters. */
  readonly country: string | null
  /** The newsletter's sign-up. Like the next two kept in the storage with the consent to functions only. */
  readonly hasSeenSignup: boolean
  readonly hasSeenFrontPage: boolean
  readonly seenProducts: number
}

type MailchimpCampaign = {
  readonly mailchimpCampaignId: string
  /** The address that the campaign led to. */
  readonly mailchimpLandingSite: string
}

export const initialLocalState: LocalState = {
  userPreferences: { language: null, country: null, hasSeenSignup: false, hasSeenFrontPage: false, seenProducts: 0 },
  centra: null,
  centraPaymentResult: null,
  openPayment: null,
  mc: null,
  recentlyViewed: [],
  consent: null,
  hasDismissedSplash: false,
}

/** The one key in the browser's storage. */
export const localStateKey = 'localState'

const localStateVersion = 2

type Fields = Readonly<Record<string, unknown>>

/**
 * The changes that turn a stored state of each version into the next. Before there were versions, the state was stored
 * alone.
 */
const migrations: readonly ((stored: Fields) => Fields)[] = [
  (state) => ({ version: 1, state }),
  // Campaigns were stored before anybody was asked.
  ({ state }) => ({ version: 2, state: { ...fieldsOf(state), mc: null } }),
]

type StoredState = {
  readonly state: LocalState
  /** False for what a newer version of the site wrote, in another tab: this one must leave it alone. */
  readonly writable: boolean
}

/** Reads what the storage holds. A field that is missing, malformed or of another type is as on the first visit. */
export function parseLocalState(stored: string | null): StoredState {
  let fields = fieldsOf(parseJson(stored ?? ''))
  const version = fields.version ?? 0
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return firstVisit
  for (const migrate of migrations.slice(version)) fields = migrate(fields)
  return { state: readState(fieldsOf(fields.state)), writable: version <= localStateVersion }
}

/** As the storage may hold it. */
export function serialiseLocalState(state: LocalState): string {
  return JSON.stringify({ version: localStateVersion, state: onlyAllowed(state) })
}

const nothingSeen = { hasSeenSignup: false, hasSeenFrontPage: false, seenProducts: 0 } as const

/** Without the consent to marketing no campaign, without that to functions nothing of what was seen. */
function onlyAllowed(state: LocalState): LocalState {
  const { mc, userPreferences, consent } = state
  return {
    ...state,
    mc: consent?.marketing ? mc : null,
    recentlyViewed: consent?.functions ? state.recentlyViewed : [],
    userPreferences: consent?.functions ? userPreferences : { ...userPreferences, ...nothingSeen },
  }
}

/** The stored state, with what only this tab remembers unless the visitor has refused it. */
export function withMemory(stored: LocalState, memory: LocalState): LocalState {
  const takes = (category: ConsentCategory) =>
    stored.consent === null || (stored.consent[category] && !memory.consent?.[category])
  return {
    ...stored,
    ...(takes('marketing') && { mc: stored.mc ?? memory.mc }),
    ...(takes('functions') && {
      userPreferences: withSeen(stored.userPreferences, memory.userPreferences),
      recentlyViewed: readViewed([...new Set([...memory.recentlyViewed, ...stored.recentlyViewed])]),
    }),
  }
}

function withSeen(stored: UserPreferences, memory: UserPreferences): UserPreferences {
  return {
    ...stored,
    hasSeenSignup: stored.hasSeenSignup || memory.hasSeenSignup,
    hasSeenFrontPage: stored.hasSeenFrontPage || memory.hasSeenFrontPage,
    seenProducts: Math.max(stored.seenProducts, memory.seenProducts),
  }
}

const firstVisit: StoredState = { state: initialLocalState, writable: true }

function readState(fields: Fields): LocalState {
  const { userPreferences, centra, centraPaymentResult, openPayment, mc, recentlyViewed, consent, hasDismissedSplash } =
    fields
  return onlyAllowed({
    userPreferences: readPreferences(fieldsOf(userPreferences)),
    centra: readSelection(fieldsOf(centra)),
    centraPaymentResult: centraPaymentResult ?? null,
    openPayment: openPayment ?? null,
    mc: readCampaign(fieldsOf(mc)),
    recentlyViewed: readViewed(recentlyViewed),
    consent: readConsent(fieldsOf(consent)),
    hasDismissedSplash: hasDismissedSplash === true,
  })
}

function readPreferences(fields: Fields): UserPreferences {
  const { language, country, hasSeenSignup, hasSeenFrontPage, seenProducts } = fields
  return {
    language: typeof language === 'string' ? language : null,
    country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null,
    hasSeenSignup: hasSeenSignup === true,
    hasSeenFrontPage: hasSeenFrontPage === true,
    seenProducts: typeof seenProducts === 'number' && seenProducts > 0 ? Math.floor(seenProducts) : 0,
  }
}

function readSelection({ token, lines, rest, products }: Fields): StoredSelection | null {
  if (typeof token !== 'string' || !token) return null
  return {
    token,
    lines: Array.isArray(lines) ? lines : [],
    ...(rest !== undefined && { rest }),
    ...(products !== undefined && { products }),
  }
}

function readCampaign({ mailchimpCampaignId, mailchimpLandingSite }: Fields): MailchimpCampaign | null {
  return typeof mailchimpCampaignId === 'string' && typeof mailchimpLandingSite === 'string'
    ? { mailchimpCampaignId, mailchimpLandingSite }
    : null
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Longer ids do not belong to a campaign, and would fill the storage. */
const MAX_CAMPAIGN_ID_LENGTH = 100
const MAX_LANDING_SITE_LENGTH = 2000

/** The campaign that a landing address names by `mc_cid`, if any. */
export function campaignOf(address: string): MailchimpCampaign | null {
  const id = new URL(address).searchParams.get('mc_cid')
  if (!id || id.length > MAX_CAMPAIGN_ID_LENGTH || address.length > MAX_LANDING_SITE_LENGTH) return null
  return { mailchimpCampaignId: id, mailchimpLandingSite: address }
}
