import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode, RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './account.module.css'
import { type AccountTexts, errorText } from './account-texts.ts'

type Props = { id: string; heading: string; place?: RefObject<HTMLElement | null>; children: ReactNode }

/** One section of the account, which the page's own navigation leads to. */
export function AccountSection({ id, heading, place, children }: Props) {
  return (
    <section ref={place} id={id} aria-labelledby={`${id}-heading`} className={styles.section} tabIndex={-1}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}

type LoadedProps<Value> = {
  query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'isFetching' | 'refetch'>
  texts: AccountTexts
  children: (value: Value) => ReactNode
}

/** Shows what a call returned, or that it is loading or has failed. */
export function Loaded<Value>({ query, texts, children }: LoadedProps<Value>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error && !isFetching) {
    return (
      <Notice tone="danger" role="alert">
        <p>{errorText(error, texts)}</p>
        <Button variant="secondary" onClick={() => refetch()}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
  return (
    <div role="status" aria-label={texts.loading} className={styles.loading}>
      <Skeleton width="100%" height="56px" />
      <Skeleton width="100%" height="56px" />
    </div>
  )
}
