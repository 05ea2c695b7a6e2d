import styles from './skeleton.module.css'

/** Reserves the space of content that is loading, to avoid layout shifts. Sizes are CSS lengths. */
export function Skeleton({ width, height }: { width: string; height: string }) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />
}
