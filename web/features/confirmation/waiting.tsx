import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './confirmation.module.css'

/** Shown until the order or reservation has loaded. */
export function Waiting({ heading, label }: { heading: string; label: string }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{heading}</h1>
      <div role="status" aria-label={label} className={styles.waiting}>
        <Skeleton width="60%" height="32px" />
        <Skeleton width="100%" height="320px" />
      </div>
    </div>
  )
}
