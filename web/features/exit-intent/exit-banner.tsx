import styles from './exit-banner.module.css'

/** Overlays the top of the page without shifting it. It hides when the pointer returns, so it needs no close button. */
export function ExitBanner({ text, isShown }: { text: string; isShown: boolean }) {
  return (
    <div role="status" lang="nb" className={styles.place}>
      {isShown && <p className={styles.banner}>{text}</p>}
    </div>
  )
}
