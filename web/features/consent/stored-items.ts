import type { ConsentCategory } from '#web/domain/visitor/consent.ts'

/** Something that the site stores in a browser or sends without being asked, as listed in the cookie settings. */
export type StoredItem = {
  readonly id: string
  /** As the browser's developer tools show it. */
  readonly name: string
  readonly place: 'localStorage' | 'indexedDB' | 'sessionStorage' | 'cookie' | 'memory' | 'request'
  readonly category: 'necessary' | ConsentCategory
  readonly kept: 'untilRemoved' | 'tab' | 'sixtyDays' | 'oneYear' | 'twoYears' | 'pageLoad' | 'notAtAll'
  /** Set by Google's scripts, where a tag manager is configured. */
  readonly needsTagManager?: true
}

/**
 * The complete list. To store something new, add it here and its reason to the texts
 * (`i18n/messages/{nb,en}/stored.ts`), and raise `consentVersion` if its category can be refused.
 */
export const storedItems = [
  { id: 'bag', name: 'localState.centra', place: 'localStorage', category: 'necessary', kept: 'untilRemoved' },
  {
    id: 'payment',
    name: 'localState.centraPaymentResult, openPayment',
    place: 'localStorage',
    category: 'necessary',
    kept: 'untilRemoved',
  },
  {
    id: 'preferences',
    name: 'localState.userPreferences.language, country',
    place: 'localStorage',
    category: 'necessary',
    kept: 'untilRemoved',
  },
  { id: 'language', name: 'language', place: 'cookie', category: 'necessary', kept: 'oneYear' },
  {
    id: 'session',
    name: 'session (__Host-session), member',
    place: 'cookie',
    category: 'necessary',
    kept: 'sixtyDays',
  },
  { id: 'device', name: 'device (__Host-device)', place: 'cookie', category: 'necessary', kept: 'oneYear' },
  {
    id: 'redirect',
    name: 'redirectedToSavedLanguage',
    place: 'sessionStorage',
    category: 'necessary',
    kept: 'tab',
  },
  {
    id: 'splash',
    name: 'localState.hasDismissedSplash',
    place: 'localStorage',
    category: 'necessary',
    kept: 'untilRemoved',
  },
  { id: 'bagChanges', name: 'unsentBagChanges', place: 'sessionStorage', category: 'necessary', kept: 'tab' },
  { id: 'checkoutForm', name: 'checkoutForm', place: 'sessionStorage', category: 'necessary', kept: 'tab' },
  { id: 'drafts', name: 'drafts', place: 'localStorage', category: 'necessary', kept: 'untilRemoved' },
  { id: 'draftPictures', name: 'drafts', place: 'indexedDB', category: 'necessary', kept: 'untilRemoved' },
  { id: 'intent', name: 'pendingIntent', place: 'sessionStorage', category: 'necessary', kept: 'tab' },
  { id: 'reload', name: 'codeReload', place: 'sessionStorage', category: 'necessary', kept: 'tab' },
  { id: 'consent', name: 'localState.consent', place: 'localStorage', category: 'necessary', kept: 'untilRemoved' },
  { id: 'film', name: 'player.vimeo.com', place: 'request', category: 'necessary', kept: 'notAtAll' },
  { id: 'errorReport', name: 'Sentry', place: 'request', category: 'necessary', kept: 'notAtAll' },
  { id: 'recentSearches', name: 'recent-searches', place: 'sessionStorage', category: 'functions', kept: 'tab' },
  {
    id: 'recentlyViewed',
    name: 'localState.recentlyViewed',
    place: 'localStorage',
    category: 'functions',
    kept: 'untilRemoved',
  },
  {
    id: 'seen',
    name: 'localState.userPreferences.hasSeenFrontPage, hasSeenSignup, seenProducts',
    place: 'localStorage',
    category: 'functions',
    kept: 'untilRemoved',
  },
  { id: 'dataLayer', name: 'dataLayer', place: 'memory', category: 'analytics', kept: 'pageLoad' },
  { id: 'bagProducts', name: '/api/v1/bags', place: 'request', category: 'analytics', kept: 'notAtAll' },
  {
    id: 'googleAnalytics',
    name: '_ga, _ga_*',
    place: 'cookie',
    category: 'analytics',
    kept: 'twoYears',
    needsTagManager: true,
  },
  { id: 'campaign', name: 'localState.mc', place: 'localStorage', category: 'marketing', kept: 'untilRemoved' },
] as const satisfies readonly StoredItem[]
