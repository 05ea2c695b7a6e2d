import type { Thread } from '#web/domain/member/posts.ts'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import styles from './discussion.module.css'
import { DiscussionPart } from './discussion-part.tsx'
import { PostList } from './post-list.tsx'

type Props = {
  lang: Language
  documentId: string
  /** Undefined while the database does not respond: the browser then asks for them. */
  threads: readonly Thread[] | undefined
}

/**
 * A product's discussion: its first posts in the page itself, everything else when it comes near the window
 * (docs/decisions/0050).
 */
export function Discussion({ lang, documentId, threads }: Props) {
  const t = texts(lang, 'discussion')
  return (
    <DiscussionPart key={documentId} lang={lang} documentId={documentId}>
      <div className={styles.discussion}>
        <div className={styles.waiting} aria-hidden="true" />
        <noscript>
          <p className={styles.quiet}>{t.noScript}</p>
        </noscript>
        {threads && <PostList lang={lang} texts={t} threads={threads} />}
      </div>
    </DiscussionPart>
  )
}
