'use client'

import styles from './bar.module.css'

export type BarTexts = { readonly label: string; readonly status: string; readonly exit: string }

/** Shows which content is on the page, and a link out of the preview. Hidden in the Studio, which has its own. */
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
