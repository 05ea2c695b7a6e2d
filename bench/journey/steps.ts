import type { Goal } from './observer.ts'

export type Step = {
  readonly name: string
  /** Selector of what is touched, a text to type, or a script that does something else. */
  readonly act: { readonly tap: string } | { readonly run: string } | { readonly type: string }
  readonly goal: Omit<Goal, 'otherThan'> & {
    /** Whether it is on another page than the one before. */
    readonly isElsewhere?: boolean
  }
  /** Milliseconds since the step before was served: two seconds to look where nothing is given. */
  readonly pause?: number
}

/** The router keeps the page before in the document, hidden by a style. */
const main = 'main:not([style*="display: none"])'
const card = `${main} article[data-centra-id]`
const cardLink = ':is(h2, h3) a'
const shop = '/nb/shop'
const women = `${shop}/women`
const trousers = `${shop}/bukser-og-shorts`
const shorts = `${shop}/bekk-shorts`

/** The control to buy with; on a phone it may be below the window, where a bar stands in for it. */
const buy = { selector: `${main} button[name="add"]`, isAnywhere: true, isElsewhere: true }

/** From the front page to the checkout, with the Norwegian paths of the demo shop. */
export const steps: readonly Step[] = [
  { name: 'front -> list', act: { tap: `${main} a[href="${women}"]` }, goal: { path: women, selector: card } },
  {
    name: 'open filters',
    act: { tap: `${main} button[aria-haspopup="dialog"]` },
    goal: { selector: 'dialog[open] input[type="checkbox"]' },
  },
  {
    name: 'filter',
    act: { tap: 'dialog[open] label:has(input[name="size"][value="M"])' },
    goal: { selector: 'dialog[open] input:checked' },
  },
  {
    name: 'close filters',
    act: { tap: 'dialog[open] button[class*="wide"]' },
    goal: { selector: `body:not(:has(dialog[open])) ${card}` },
  },
  { name: 'list -> product', act: { tap: `${card} ${cardLink}` }, goal: buy },
  { name: 'back to the list', act: { run: 'history.back()' }, goal: { path: women, selector: card } },
  {
    name: 'list -> next product, at once',
    act: { tap: `${main} li:nth-child(2) article[data-centra-id] ${cardLink}` },
    goal: buy,
    pause: 0,
  },
  { name: 'related product', act: { tap: `${main} section article[data-centra-id] ${cardLink}` }, goal: buy },
  {
    name: 'open menu',
    act: { tap: 'header button[popovertarget="site-menu"]' },
    goal: { selector: `#site-menu a[href="${shop}"]` },
  },
  { name: 'menu -> list', act: { tap: `#site-menu a[href="${shop}"]` }, goal: { path: shop, selector: card } },
  { name: 'list -> list', act: { tap: `${main} a[href="${trousers}"]` }, goal: { path: trousers, selector: card } },
  { name: 'list -> shorts', act: { tap: `${main} a[href^="${shorts}"]` }, goal: { ...buy, path: shorts } },
  {
    name: 'colour',
    act: { tap: `${main} label:has(input[name="color"]:not(:checked))` },
    goal: { selector: `${main} [data-gallery] [data-colour="2F5A73"]:not([hidden]) img`, isPicture: true },
  },
  {
    name: 'size',
    act: { tap: `${main} label:has(input[name="size"][value="M"])` },
    goal: { selector: `${main} input[name="size"]:checked + span` },
  },
  {
    name: 'into the bag',
    act: { tap: `${main} [data-buy-panel] button` },
    goal: { selector: `${main} [data-buy-panel] [role="status"] button` },
  },
  {
    name: 'open the bag',
    act: { tap: `${main} [data-buy-panel] [role="status"] button` },
    goal: { selector: '#bag [role="group"] output' },
  },
  {
    name: 'one more',
    act: { tap: '#bag [role="group"] button:last-of-type' },
    goal: { selector: '#bag [role="group"] output', text: '2' },
  },
  {
    name: 'open discount code',
    act: { tap: '#bag details > summary' },
    goal: { selector: '#bag input[name="voucher"]' },
  },
  { name: 'into its field', act: { tap: '#bag input[name="voucher"]' }, goal: { selector: '#bag input:focus' } },
  { name: 'type it', act: { type: 'TREKK10' }, goal: { selector: '#bag input:focus' } },
  {
    name: 'discount code',
    act: { tap: '#bag form button[type="submit"]' },
    goal: { selector: '#bag [role="status"] p', text: 'TREKK10' },
  },
  {
    name: 'remove a line',
    act: { tap: '#bag li button[aria-label^="Fjern"]' },
    goal: { selector: '#bag li button', text: 'Angre' },
  },
  {
    name: 'undo',
    act: { tap: '#bag li button[data-focus^="removal"]' },
    goal: { selector: '#bag li button[aria-label^="Fjern"]' },
  },
  {
    name: 'bag -> checkout',
    act: { tap: '#bag a[href="/nb/checkout"]' },
    goal: { path: '/nb/checkout', selector: 'input[name="email"]', isAnywhere: true },
  },
  {
    name: 'login dialog',
    act: { tap: 'main a[href$="#log-in"]' },
    goal: { selector: 'dialog[open] input[name="email"]' },
  },
  {
    name: 'close it',
    act: { tap: 'dialog[open] form[method="dialog"] button' },
    goal: { selector: 'body:not(:has(dialog[open])) main h1', isAnywhere: true },
  },
  {
    name: 'back from checkout',
    act: { run: 'history.back()' },
    goal: { path: shorts, selector: `${main} h1`, isAnywhere: true },
  },
  {
    name: 'open search',
    act: { tap: 'header a[href="/nb/search"]' },
    goal: { selector: 'dialog[open] input[role="combobox"]' },
  },
  { name: 'suggestions', act: { type: 'skalljakke' }, goal: { selector: 'dialog[open] [role="option"] img' } },
  { name: 'suggestion -> product', act: { tap: 'dialog[open] [role="option"]:has(img)' }, goal: buy },
]
