import { PersonIcon } from '#web/ui/icons.tsx'
import styles from './account-icon.module.css'

/** The member's picture or generated avatar; a drawn head until the session is known. */
export function AccountIcon() {
  return (
    <span className={styles.icon}>
      <PersonIcon />
    </span>
  )
}
