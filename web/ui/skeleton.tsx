import styles from './skeleton.module.css'

/** Keeps the place of something that is still loading, so that nothing moves when it arrives. Sizes are CSS lengths. */
export function Skeleton({ width, height }: { width: string; height: string }) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />
}
