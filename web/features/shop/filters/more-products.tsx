import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { fillIn } from '#web/lib/fill-in.ts'
import { Link } from '#web/ui/link.tsx'
import type { FilterTexts } from './filter-texts.ts'
import styles from './listing-view.module.css'

type Props = {
  list: RefObject<HTMLElement | null>
  texts: FilterTexts
  /** The list shows this number of products, from this place on, of all that are found. */
  from: number
  shown: number
  found: number
  /** Path of the next page, where a click without scripts leads. */
  next: string | undefined
  onMore: () => void
}

/**
 * The number of products shown, and a link that adds the next ones to the list. The focus goes to the first of them.
 */
export function MoreProducts({ list, texts, from, shown, found, next = '', onMore }: Props) {
  const before = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (before.current === undefined || shown <= before.current) return
    const added = list.current?.querySelectorAll('ul > li:not([hidden]) article')[before.current]
    before.current = undefined
    added?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true })
  }, [shown, list])
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    before.current = shown
    onMore()
  }
  return (
    <div className={styles.more}>
      <p role="status">{fillIn(texts.shownOf, { from: from + 1, to: from + shown, n: found })}</p>
      {from + shown < found && (
        <Link href={next} className={styles.moreLink} onClick={follow} data-scripted="">
          {texts.more}
        </Link>
      )}
    </div>
  )
}

export function PreviousProducts({ texts, href }: { texts: FilterTexts; href: string }) {
  return (
    <Link href={href} className={styles.moreLink} rel="prev">
      {texts.previous}
    </Link>
  )
}
