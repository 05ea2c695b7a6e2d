import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import columns from '#web/ui/product-columns.module.css'
import styles from './next-product.module.css'

/** What a card shows of its product. */
type Card = {
  /** Address of the picture that the card shows. */
  readonly picture: string
  readonly title: string
  /** As the card shows it, reduced if it is; empty before it is known. */
  readonly price: string
  /** Where a page's content begins below the header, in pixels. */
  readonly top: number
}

const transitionName = 'product-picture'

/** Next keeps the page before in the document, hidden by a style. */
const page = 'main:not([style*="display: none"])'

const priceText = ':is([data-live="price"] strong, [data-live="price"]:not(:has(strong)))'

type Props = {
  /** The link that was followed last. */
  followed: { readonly link: HTMLAnchorElement } | undefined
  isUnderWay: boolean
}

/** The next page with what its card shows, over the present page until it is there: for links of product cards. */
export function NextProduct({ followed, isUnderWay }: Props) {
  const [shown, setShown] = useState<Card & { readonly isMoving?: boolean }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a click begins it.
  useLayoutEffect(() => {
    setShown(undefined)
    const card = isUnderWay && followed && readCard(followed.link)
    if (!card) return
    const moving = { ...card, isMoving: true }
    movePicture(followed.link, () => setShown(moving)).finally(() =>
      setShown((known) => (known === moving ? card : known)),
    )
  }, [followed])
  useLayoutEffect(() => {
    if (shown && !isUnderWay) keepPicture(shown)
  }, [shown, isUnderWay])
  if (!shown || !(shown.isMoving || isUnderWay)) return null
  return (
    <div className={styles.placeholder} style={{ paddingTop: shown.top }} aria-hidden="true" data-next-product>
      <div className={columns.page}>
        <div className={styles.crumbs} />
        <div className={styles.gallery}>
          {/* biome-ignore lint/performance/noImgElement: the card's own picture, which the browser has or is loading. */}
          <img src={shown.picture} alt="" style={{ viewTransitionName: transitionName }} />
        </div>
        <div className={styles.head}>
          <p className={columns.title}>{shown.title}</p>
          <p>{shown.price}</p>
        </div>
      </div>
    </div>
  )
}

/** `undefined` for links to anything but a product. */
function readCard(link: HTMLAnchorElement): Card | undefined {
  const card = link.closest('article[data-centra-id]')
  const picture = card?.querySelector('img')
  if (!picture || !/^\/\w+\/shop\/[^/]+$/.test(link.pathname)) return undefined
  return {
    picture: picture.currentSrc || picture.src,
    title: card?.querySelector('h2, h3')?.textContent ?? '',
    price: card?.querySelector(priceText)?.textContent ?? '',
    top: document.querySelector<HTMLElement>(page)?.offsetTop ?? 0,
  }
}

/**
 * Calls `show`. Where supported, and unless reduced motion is preferred, a view transition moves the card's picture to
 * the one shown. Resolves when it has arrived.
 */
async function movePicture(link: HTMLAnchorElement, show: () => void): Promise<void> {
  const picture = link.closest('article')?.querySelector('img')
  if (!picture || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return show()
  }
  picture.style.viewTransitionName = transitionName
  const transition = document.startViewTransition(() => {
    picture.style.viewTransitionName = ''
    flushSync(show)
  })
  // Rejected when the browser skips the animation, as in a hidden tab: what it leads to is shown all the same.
  transition.ready.catch(() => {})
  return transition.finished
}

/** The page's first picture has the card's in its background until it has loaded, instead of a blurred one. */
function keepPicture({ picture }: Card): void {
  const first = document.querySelector<HTMLImageElement>(`${page} [data-gallery] > :not([hidden]) img`)
  if (first && !first.complete && fileOf(first.src) === fileOf(picture)) {
    first.style.backgroundImage = `url("${picture}")`
  }
}

/** The address without size and crop. */
function fileOf(address: string): string {
  return address.split('?')[0] ?? address
}
