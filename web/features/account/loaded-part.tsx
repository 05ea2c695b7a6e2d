import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './account.module.css'

export type PartTexts = { readonly loading: string; readonly failed: string; readonly retry: string }

type Props<Code> = {
  texts: PartTexts
  /** Called when it mounts, and again when the visitor asks for it after a failure. */
  load: () => Promise<Code>
  children: (code: Code) => ReactNode
}

/** A part of the page whose code is loaded when it is shown. */
export function LoadedPart<Code>({ texts, load, children }: Props<Code>) {
  const [loaded, setLoaded] = useState<{ readonly code: Code } | 'failed'>()
  const latest = useRef(load)
  const start = useCallback(() => {
    setLoaded(undefined)
    latest.current().then(
      (code) => setLoaded({ code }),
      () => setLoaded('failed'),
    )
  }, [])
  useEffect(start, [start])
  if (loaded === 'failed') {
    return (
      <Notice tone="danger" role="alert">
        <p>{texts.failed}</p>
        <Button variant="secondary" onClick={start}>
          {texts.retry}
        </Button>
      </Notice>
    )
  }
  if (loaded) return children(loaded.code)
  return <PartLoading texts={texts} />
}

export function PartLoading({ texts }: { texts: PartTexts }) {
  return (
    <div role="status" aria-label={texts.loading} className={styles.loading}>
      <Skeleton width="100%" height="120px" />
      <Skeleton width="100%" height="320px" />
    </div>
  )
}
