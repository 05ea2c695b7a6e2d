import type { Thread } from '#web/domain/member/posts.ts'
import type { Language } from '#web/routing/languages.ts'
import styles from './post-view.module.css'
import { type DiscussionTexts, PostView } from './post-view.tsx'

type Props = { lang: Language; texts: DiscussionTexts; threads: readonly Thread[] }

/**
 * The first posts of a discussion as in the static page, for readers without scripts and until the live ones are there.
 */
export function PostList({ lang, texts, threads }: Props) {
  if (threads.length === 0) return <p className={styles.empty}>{texts.empty}</p>
  return (
    <ul className={styles.threads} data-static="posts">
      {threads.map((thread) => (
        <li key={thread.id}>
          <PostView lang={lang} texts={texts} post={thread}>
            {thread.replies.length > 0 && (
              <ul className={styles.replies}>
                {thread.replies.map((reply) => (
                  <li key={reply.id}>
                    <PostView lang={lang} texts={texts} post={reply} />
                  </li>
                ))}
              </ul>
            )}
          </PostView>
        </li>
      ))}
    </ul>
  )
}
