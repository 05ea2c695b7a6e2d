import { PersonIcon } from '#web/ui/icons.tsx'
import styles from './account-icon.module.css'

/** The member's picture, or a drawn head where there is none. */
export function AccountIcon() {
  return (
    <span className={styles.icon}>
      <PersonIcon />
    </span>
  )
}
