import { Button } from '#web/ui/button.tsx'
import styles from './account.module.css'
import { type AccountTexts, failureText } from './account-texts.ts'
import type { usePages } from './use-pages.ts'

type Props = {
  texts: AccountTexts
  hasMore: boolean
  pages: Pick<ReturnType<typeof usePages>, 'loadMore' | 'isLoadingMore' | 'failure'>
}

/** Below a list: the way to its next page, and why that could not be loaded. */
export function MorePages({ texts, hasMore, pages: { loadMore, isLoadingMore, failure } }: Props) {
  return (
    <>
      {hasMore && (
        <Button variant="secondary" aria-disabled={isLoadingMore} onClick={loadMore}>
          {isLoadingMore ? texts.loading : texts.more}
        </Button>
      )}
      <p role="alert" className={styles.error}>
        {failure && failureText(failure, texts)}
      </p>
    </>
  )
}
