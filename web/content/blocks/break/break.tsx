import type { BlockProps } from '../block-props.ts'
import styles from './break.module.css'

/** A pause in the text: a hairline (`horizontal-ruler`, the only style there is). */
export function Break({ doc, path, edit }: BlockProps<'break'>) {
  return <hr className={styles.ruler} data-sanity={edit?.(doc, path)} />
}
