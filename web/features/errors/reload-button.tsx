'use client'

import styles from '#web/ui/button.module.css'

export function ReloadButton({ text }: { text: string }) {
  return (
    <button type="button" className={`${styles.button} ${styles.primary}`} onClick={() => location.reload()}>
      {text}
    </button>
  )
}
