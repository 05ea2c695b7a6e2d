import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import type { FilterTexts } from './filter-texts.ts'
import styles from './listing-view.module.css'

type Props = {
  texts: FilterTexts
  /** Path of the list without filters. */
  list: string
  onRetry: () => void
}

/** In the place of products that could not be fetched. */
export function ListingFailure({ texts, list, onRetry }: Props) {
  return (
    <div className={styles.empty}>
      <h2>{texts.failedTitle}</h2>
      <p>{texts.failedText}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
      <Link href={list} data-reload="">
        {texts.wholeList}
      </Link>
    </div>
  )
}
