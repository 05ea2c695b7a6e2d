import type { ReactNode, RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './account.module.css'
import { type AccountTexts, failureText } from './account-texts.ts'
import type { CallState } from './use-call.ts'

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
  state: CallState<Value>
  texts: AccountTexts
  onRetry: () => void
  children: (value: Value) => ReactNode
}

/** What a call returned, or that it is loading or has failed. */
export function Loaded<Value>({ state, texts, onRetry, children }: LoadedProps<Value>) {
  if (state.status === 'loaded') return children(state.value)
  if (state.status === 'failed') {
    return (
      <Notice tone="danger" role="alert">
        <p>{failureText(state.failure, texts)}</p>
        <Button variant="secondary" onClick={onRetry}>
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
