import type { BagItem } from '#web/domain/bag/bag.ts'
import { heldOf } from '#web/domain/bag/bag-changes.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import { canAddFromPage, type PreorderRead, STOCK_NOT_LOADED } from '#web/domain/product/stock.ts'
import { addToBag } from '#web/services/bag/bag.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import { readLive, retryLive, type Source, type ValueOf, watchLive } from '#web/services/live-data/live-data.ts'
import { type LiveRead, loading } from '#web/services/live-data/live-read.ts'
import { choiceForm, galleryOf } from '../choice/choice-form.ts'
import { firstMissing, type ItemChoice } from '../choice/chosen-item.ts'
import type { BuyProduct } from './buy-product.ts'
import { chosenOf, preorderOf } from './use-chosen.ts'

/** The outcome of a click on the button. */
export type AddOutcome = 'added' | 'allInBag' | 'unreachable' | 'soldOut' | 'notSold' | 'failed'

/**
 * Puts the chosen item into the bag, but never more than the bag's own plus button would. Waits for the live data that
 * names and counts the item, and requests it again after a failure, so that no click is lost. Calls `onShown` once the
 * bag shows the item; resolves when the platform has responded.
 */
export async function addChosen(product: BuyProduct, choice: ItemChoice, onShown: () => void): Promise<AddOutcome> {
  if (firstMissing(choice, product.options)) return 'failed'
  const live = await settledProduct(product.centraId)
  if (!live) return 'unreachable'
  const preorder = await settledPreorder(product, choice, live)
  const { bag } = bagState.getState()
  const { variant, item, availability, orderable } = chosenOf(product, choice, live, preorder, bag)
  if (availability.kind === 'soldOut') return 'soldOut'
  if (item && !canAddFromPage(heldOf(bag, item.itemId), orderable)) return 'allInBag'
  const price = variant?.price
  if (!variant || !item || !price) return 'notSold'
  return outcome(
    await addToBag(
      {
        itemId: item.itemId,
        variantId: variant.variantId,
        centraId: variant.centraId,
        name: product.title,
        gender: variant.gender,
        size: item.size,
        colourName: variant.colourName,
        code: variant.code,
        code2: variant.code2,
        priceEach: price.amount,
        currency: price.currency,
        ...picture(product),
      },
      onShown,
    ),
  )
}

function outcome(result: Awaited<ReturnType<typeof addToBag>>): AddOutcome {
  if (result === 'added') return 'added'
  switch (result.kind) {
    case 'soldOut':
    case 'notSold':
    case 'unreachable':
      return result.kind
    default:
      return 'failed'
  }
}

/** The first picture that the gallery shows: it is in the browser's cache. */
function picture(product: BuyProduct): Pick<BagItem, 'picture'> {
  const form = choiceForm(product.documentId)
  const image = form && galleryOf(form)?.querySelector<HTMLImageElement>('li:not([hidden]) img')
  const address = image?.currentSrc || image?.src
  return address ? { picture: address } : {}
}

async function settledProduct(centraId: string | null): Promise<LiveProduct | undefined> {
  if (!centraId) return undefined
  if (readLive('products', centraId).status === 'failed') retryLive('products', centraId)
  const read = await settled('products', centraId)
  return read.status === 'loaded' ? read.value : undefined
}

/** Only an infinite stock is counted in the preorder stock (docs/product/5). */
async function settledPreorder(product: BuyProduct, choice: ItemChoice, live: LiveProduct): Promise<PreorderRead> {
  const { item } = chosenOf(product, choice, live, loading, null)
  if (item?.stock !== 'infinite' || product.productState === 'crowdFunding') return loading
  if (readLive('preorderStock', '').status === 'loading') console.error(STOCK_NOT_LOADED)
  return preorderOf(await settled('preorderStock', ''))
}

/** Resolves once a source has loaded or failed. */
function settled<S extends Source>(source: S, key: string): Promise<LiveRead<ValueOf<S>>> {
  return new Promise((resolve) => {
    let unwatch: (() => void) | undefined
    const check = () => {
      const read = readLive(source, key)
      if (read.status === 'loading') return
      // The first call may come before watchLive has returned.
      queueMicrotask(() => unwatch?.())
      resolve(read)
    }
    unwatch = watchLive(source, key, check)
    check()
  })
}
