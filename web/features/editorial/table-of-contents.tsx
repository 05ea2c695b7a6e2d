import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import styles from './table-of-contents.module.css'

/** A section of a long text: the `id` and the text of its heading. */
export type PageSection = { readonly id: string; readonly title: string; readonly edit?: string | undefined }

/** Fewer sections than this need no table of contents. */
const MIN_SECTIONS = 3

/** Links to the sections of a long text; nothing for a short one. */
export function TableOfContents({ lang, sections }: { lang: Language; sections: readonly PageSection[] }) {
  if (sections.length < MIN_SECTIONS) return null
  const heading = translator(lang, 'article')('contents')
  return (
    <div className={styles.place}>
      <nav className={styles.contents} aria-label={heading} data-static="contents">
        <p className={styles.heading} aria-hidden="true">
          {heading}
        </p>
        <ol className={styles.list}>
          {sections.map(({ id, title, edit }) => (
            <li key={id}>
              <a href={`#${id}`} data-sanity={edit}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}
