import styles from './break.module.css'

/** A pause in the text: a hairline (`horizontal-ruler`, the only style there is). */
export function Break() {
  return <hr className={styles.ruler} />
}
