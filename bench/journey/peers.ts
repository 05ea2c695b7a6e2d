import { SetUpError } from '#scripts/install/set-up-error.mjs'
import type { Step } from './steps.ts'
import type { Journey } from './walk.ts'

type PeerJourney = { readonly path: string; readonly others?: readonly string[]; readonly steps: readonly Step[] }

function commerce(): PeerJourney {
  const card = 'main ul.grid > li a[href^="/product/"]'
  const path = '/search'
  const add = 'main button[aria-label="Add to cart"]'
  const buy = {
    selector: `${add}, main button[aria-label="Please select an option"]`,
    isAnywhere: true,
    isElsewhere: true,
  }
  const option = (name: string) => `main form dd button[title^="${name}"]:not([disabled])`
  const menu = String.raw`main nav ul.md\:hidden`
  const other = '/search/tops'
  const line = '[role="dialog"] ul > li'
  return {
    path,
    steps: [
      { name: 'list -> product', act: { tap: card }, goal: buy },
      { name: 'back to the list', act: { run: 'history.back()' }, goal: { path, selector: card } },
      {
        name: 'list -> next product, at once',
        act: { tap: 'main ul.grid > li:nth-child(2) a[href^="/product/"]' },
        goal: buy,
        pause: 0,
      },
      { name: 'related product', act: { tap: 'main h2 + ul a[href^="/product/"]' }, goal: buy },
      { name: 'back', act: { run: 'history.back()' }, goal: { ...buy, isElsewhere: true } },
      { name: 'back to the list again', act: { run: 'history.back()' }, goal: { path, selector: card } },
      {
        name: 'menu',
        act: { tap: `${menu} > div.relative > div` },
        goal: { selector: `${menu} a[href="${other}"]` },
      },
      { name: 'menu -> list', act: { tap: `${menu} a[href="${other}"]` }, goal: { path: other, selector: card } },
      { name: 'list -> product with choices', act: { tap: card }, goal: buy },
      {
        name: 'colour',
        act: { tap: `${option('Color')}:not(.ring-2)` },
        goal: { selector: `${option('Color')}.ring-2` },
      },
      { name: 'size', act: { tap: `${option('Size')}:not(.ring-2)` }, goal: { selector: `${option('Size')}.ring-2` } },
      {
        name: 'into the bag',
        act: { tap: add },
        goal: { selector: 'button[aria-label="Open cart"] div.bg-blue-600', isAnywhere: true },
      },
      {
        name: 'one more',
        act: { tap: `${line} button[aria-label="Increase item quantity"]` },
        goal: { selector: `${line} p.w-6 span`, text: '2' },
      },
      {
        name: 'remove a line',
        act: { tap: `${line} button[aria-label="Remove cart item"]` },
        goal: { selector: 'body:not(:has([role="dialog"] ul > li)) [role="dialog"] p', isAnywhere: true },
      },
    ],
  }
}

function hydrogen(): PeerJourney {
  const card = 'main .products-grid a.product-item'
  const path = '/collections/all'
  const add = '.product-form button[type="submit"]'
  const buy = { selector: add, isAnywhere: true, isElsewhere: true }
  const menu = '.overlay.expanded nav.header-menu-mobile'
  const other = '/collections/tops'
  const line = '.overlay.expanded li.cart-line'
  return {
    path,
    others: ['http://localhost:15000'],
    steps: [
      { name: 'list -> product', act: { tap: card }, goal: buy },
      { name: 'back to the list', act: { run: 'history.back()' }, goal: { path, selector: card } },
      {
        name: 'list -> next product, at once',
        act: { tap: `main .products-grid a.product-item:nth-child(2)` },
        goal: buy,
        pause: 0,
      },
      {
        name: 'menu',
        act: { tap: 'button.header-menu-mobile-toggle' },
        goal: { selector: `${menu} a[href="${other}"]` },
      },
      { name: 'menu -> list', act: { tap: `${menu} a[href="${other}"]` }, goal: { path: other, selector: card } },
      { name: 'list -> product with choices', act: { tap: card }, goal: buy },
      {
        name: 'into the bag',
        act: { tap: `${add}:not([disabled])` },
        goal: { selector: `${line} .cart-line-quantity small` },
      },
      {
        name: 'one more',
        act: { tap: `${line} button[name="increase-quantity"]:not([disabled])` },
        goal: { selector: `${line} .cart-line-quantity small`, text: '2' },
      },
      {
        name: 'remove a line',
        act: { tap: `${line} .cart-line-quantity form:last-of-type button` },
        goal: { selector: 'body:not(:has(.overlay.expanded li.cart-line)) .overlay.expanded p', isAnywhere: true },
      },
    ],
  }
}

const journeys: Readonly<Record<string, PeerJourney>> = { commerce: commerce(), hydrogen: hydrogen() }

/**
 * The journey through another shop, from `name=address`.
 * @throws {SetUpError} when there is no such peer
 */
export function peerJourney(peer: string): Journey & { readonly name: string } {
  const [name = '', address = ''] = peer.split('=')
  const journey = journeys[name]
  if (!journey || !URL.canParse(address)) {
    throw new SetUpError(`--peer takes ${Object.keys(journeys).join(' or ')}, and an address: not "${peer}".`)
  }
  return { name, start: new URL(journey.path, address).href, others: journey.others ?? [], steps: journey.steps }
}
