import styles from './exit-banner.module.css'

/** Lies over the top of the page: nothing moves. The pointer that comes back to it sends it away, so it asks for no click. */
export function ExitBanner({ text, isShown }: { text: string; isShown: boolean }) {
  return (
    <div role="status" lang="nb" className={styles.place}>
      {isShown && <p className={styles.banner}>{text}</p>}
    </div>
  )
}
