import type { CSSProperties } from 'react'
import { longestWord } from './longest-word.ts'
import styles from './page-heading.module.css'

/**
 * A page's title, at the inherited `--heading-size`, or smaller if its longest word needs it: compounds such as
 * "kjøpsbetingelser" are wider than a phone, and few browsers know where Norwegian words may be hyphenated.
 */
export function PageHeading({ children }: { children: string | null }) {
  const style: CSSProperties & Record<'--longest-word', number> = { '--longest-word': longestWord(children) }
  return (
    <div className={styles.place}>
      <h1 className={styles.heading} style={style}>
        {children}
      </h1>
    </div>
  )
}
