import type { BagItem } from '../../../domain/bag.ts'
import { firstMissing, type ItemChoice } from '../../../domain/chosen-item.ts'
import type { LiveProduct } from '../../../domain/live-product.ts'
import { type PreorderRead, STOCK_NOT_LOADED } from '../../../domain/stock.ts'
import { addToBag } from '../../../services/bag/bag.ts'
import { readLive, retryLive, watchLive } from '../../../services/live-data/live-data.ts'
import { choiceForm, galleryOf } from '../choice/choice-in-page.ts'
import type { BuyProduct } from './buy-product.ts'
import { chosenOf } from './use-chosen.ts'

/** What became of a click on the button. */
export type AddOutcome = 'added' | 'unreachable' | 'soldOut' | 'unavailable' | 'failed'

/**
 * Puts what is chosen into the bag. Waits for the live data that names the item, and asks for them again after a
 * failure, so that a click is never lost to them.
 */
export async function addChosen(product: BuyProduct, choice: ItemChoice, preorder: PreorderRead): Promise<AddOutcome> {
  if (firstMissing(choice, product.options)) return 'failed'
  const live = await settledProduct(product.centraId)
  if (!live) return 'unreachable'
  const { variant, item, availability } = chosenOf(product, choice, live, preorder)
  if (availability.kind === 'soldOut') return 'soldOut'
  // The platform decides then.
  if (item?.stock === 'infinite' && preorder.status === 'loading') console.error(STOCK_NOT_LOADED)
  const price = variant?.price
  if (!variant || !item || !price) return 'unavailable'
  return outcome(
    await addToBag({
      item: item.item,
      product: variant.product,
      centraProduct: variant.centraProduct,
      name: product.title,
      size: item.size,
      colourName: variant.colourName,
      code: variant.code,
      code2: variant.code2,
      priceEach: price.amount,
      currency: price.currency,
      ...picture(product),
    }),
  )
}

function outcome(answer: Awaited<ReturnType<typeof addToBag>>): AddOutcome {
  if (answer === 'added') return 'added'
  switch (answer.kind) {
    case 'soldOut':
    case 'unavailable':
    case 'unreachable':
      return answer.kind
    default:
      return 'failed'
  }
}

/** The first picture that the gallery shows: it is in the browser's cache. */
function picture(product: BuyProduct): Pick<BagItem, 'picture'> {
  const form = choiceForm(product.id)
  const image = form && galleryOf(form)?.querySelector<HTMLImageElement>('li:not([hidden]) img')
  const address = image?.currentSrc || image?.src
  return address ? { picture: address } : {}
}

/** Resolves when the live data are there, to `undefined` when they cannot be had. */
function settledProduct(centraId: string | null): Promise<LiveProduct | undefined> {
  if (!centraId) return Promise.resolve(undefined)
  if (readLive('products', centraId).status === 'failed') retryLive('products', centraId)
  return new Promise((resolve) => {
    let stop: (() => void) | undefined
    const check = () => {
      const read = readLive('products', centraId)
      if (read.status === 'loading') return
      // The first call may come before watching has begun.
      queueMicrotask(() => stop?.())
      resolve(read.status === 'loaded' ? read.value : undefined)
    }
    stop = watchLive('products', centraId, check)
    check()
  })
}
