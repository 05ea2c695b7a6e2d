import styles from './account-icon.module.css'

/** The member's picture, or a drawn head where there is none. */
export function AccountIcon() {
  return (
    <span className={styles.icon}>
      <svg
        aria-hidden="true"
        focusable="false"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      >
        <circle cx="12" cy="8.5" r="4" />
        <path d="M4.5 20c.6-3.8 3.7-6 7.500-6s6.900 2.200 7.500 6" />
      </svg>
    </span>
  )
}
