'use client'

import styles from './bar.module.css'

export type BarTexts = { readonly label: string; readonly status: string; readonly exit: string }

/** What the page shows, and the way out of the preview. The Studio says the former itself, and in its frame is no way out. */
export default function Bar({ label, status, exit }: BarTexts) {
  if (window.top !== window.self) return null
  return (
    <aside className={styles.bar} aria-label={label}>
      <p className={styles.status} title={status}>
        {status}
      </p>
      <a href="/api/draft-mode/disable" className={styles.exit}>
        {exit}
      </a>
    </aside>
  )
}
