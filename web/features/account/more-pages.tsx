import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import styles from './account.module.css'
import { type AccountTexts, errorText } from './account-texts.ts'

type Props = {
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage' | 'error'
  >
  texts: AccountTexts
}

/** Below a list: a button for its next page, and why that could not be loaded. */
export function MorePages({ query, texts }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, error } = query
  return (
    <>
      {hasNextPage && (
        <Button
          variant="secondary"
          aria-disabled={isFetchingNextPage}
          onClick={() => isFetchingNextPage || fetchNextPage()}
        >
          {isFetchingNextPage ? texts.loading : texts.more}
        </Button>
      )}
      <p role="alert" className={styles.error}>
        {isFetchNextPageError && error && errorText(error, texts)}
      </p>
    </>
  )
}
