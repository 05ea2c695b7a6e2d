import { type ReactNode, useEffect, useRef, useState } from 'react'
import { discussion as en } from '#web/i18n/messages/en/discussion.ts'
import { discussion as nb } from '#web/i18n/messages/nb/discussion.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from '../discussion.module.css'
import { postAnchor } from '../linked-post.ts'
import postStyles from '../post-view.module.css'
import type { DiscussionTexts } from '../post-view.tsx'
import { DiscussionProvider } from './discussion-context.ts'
import { LiveThread } from './live-thread.tsx'
import { PostForm } from './post-form.tsx'
import { useLinkedPost } from './use-linked-post.ts'
import { useNews } from './use-news.ts'
import { usePosts } from './use-posts.ts'
import { useResumed } from './use-resumed.ts'

type Props = {
  lang: Language
  documentId: string
  /** The static page's posts, shown until the current ones have been loaded. */
  children: ReactNode
}

/** A discussion with current posts, a form, and a notice of new posts. */
export function DiscussionPanel({ lang, documentId, children }: Props) {
  // They come with the live discussion instead of with every product.
  const texts = lang === 'en' ? en : nb
  const root = useRef<HTMLDivElement>(null)
  const { loaded, status, load, loadMore, change, whileChanging } = usePosts(documentId)
  const newPostCount = useNews(documentId, loaded?.at, root)
  const resumed = useResumed(documentId)
  const linked = useLinkedPost(documentId, loaded?.threads, change)
  const now = useNow()
  const [announcement, announce] = useState('')
  const [moreStatus, setMoreStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [focusOn, setFocusOn] = useState<string>()
  useEffect(() => {
    if (focusOn) document.getElementById(postAnchor(focusOn))?.focus()
  }, [focusOn])

  const showMore = async () => {
    setMoreStatus('loading')
    const more = await loadMore()
    setMoreStatus(more ? 'idle' : 'failed')
    if (!more) return
    announce(fillIn(texts.loaded, { n: more.count }))
    setFocusOn(more.first)
  }
  const showNews = async () => {
    if (await load()) root.current?.scrollIntoView({ block: 'start' })
    else announce(texts.loadFailed)
  }

  if (!loaded) {
    return (
      <div className={styles.discussion}>
        {status === 'failed' && (
          <Notice tone="danger" role="alert">
            <p>{texts.loadFailed}</p>
            <button type="button" className={styles.link} onClick={() => void load()}>
              {texts.tryAgain}
            </button>
          </Notice>
        )}
        {children}
      </div>
    )
  }
  return (
    <DiscussionProvider value={{ lang, texts, documentId, linkedId: linked.id, now, change, announce, whileChanging }}>
      <div ref={root} className={styles.discussion}>
        {/* A new key: a form reads its draft only when it mounts. */}
        <PostForm key={String(resumed?.isNewPost)} isResumed={resumed?.isNewPost ?? false} />
        <p role="status">
          <VisuallyHidden>{announcement}</VisuallyHidden>
          {newPostCount > 0 && <VisuallyHidden>{newsText(newPostCount, texts)}</VisuallyHidden>}
        </p>
        {newPostCount > 0 && (
          <div className={styles.news}>
            <Button variant="accent" onClick={() => void showNews()}>
              {newsText(newPostCount, texts)}
            </Button>
          </div>
        )}
        {linked.problem && (
          <Notice role="status">{linked.problem === 'gone' ? texts.linkedGone : texts.linkedFailed}</Notice>
        )}
        {loaded.threads.length === 0 ? (
          <p className={postStyles.empty}>{texts.empty}</p>
        ) : (
          <ul className={postStyles.threads}>
            {loaded.threads.map((thread) => (
              <li key={thread.id}>
                <LiveThread key={String(resumed?.postId === thread.id)} thread={thread} resumedPost={resumed?.postId} />
              </li>
            ))}
          </ul>
        )}
        {moreStatus === 'failed' && (
          <p role="alert" className={styles.problem}>
            {texts.loadFailed}
          </p>
        )}
        {loaded.next && (
          <div className={styles.more}>
            <Button
              variant="secondary"
              aria-disabled={moreStatus === 'loading'}
              onClick={() => moreStatus !== 'loading' && void showMore()}
            >
              {moreStatus === 'loading' ? texts.loadingMore : texts.loadMore}
            </Button>
          </div>
        )}
      </div>
    </DiscussionProvider>
  )
}

function newsText(count: number, texts: DiscussionTexts): string {
  if (count === 1) return texts.oneNew
  return fillIn(texts.manyNew, { n: count < 100 ? count : '99+' })
}

const MINUTE_MS = 60_000

/** The time, in milliseconds since 1970, a minute old at most. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
