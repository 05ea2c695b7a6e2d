import type { ReactNode } from 'react'
import type { Post } from '#web/domain/member/posts.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { exactTime, relativeTime } from '#web/i18n/moments.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { Avatar, ShopAvatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LongText } from '#web/ui/long-text.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { postAnchor } from './linked-post.ts'
import styles from './post-view.module.css'
import { textPieces } from './text-links.ts'

export type DiscussionTexts = Texts<'discussion'>

type Props = {
  lang: Language
  texts: DiscussionTexts
  post: Post
  /** Milliseconds since 1970, for relative times; without it times are dates, as in pre-rendered pages. */
  now?: number
  /** Not stored by the backend yet. */
  isPending?: boolean
  /** The fragment of the page's address points to it. */
  isLinked?: boolean
  /** Shown instead of the text, for example a form. */
  body?: ReactNode
  /** Below the text: what the reader can do, and the replies. */
  children?: ReactNode
}

/** A post or a reply, as the server and the browser render it. */
export function PostView({ lang, texts, post, now, isPending, isLinked, body, children }: Props) {
  const { id, author, isByShop } = post
  if (post.isDeleted) {
    return (
      <DeletedPost id={id} notice={<p className={styles.notice}>{texts.deletedByAuthor}</p>}>
        {children}
      </DeletedPost>
    )
  }
  return (
    <article
      id={postAnchor(id)}
      className={classNames(
        styles.post,
        isByShop && styles.byShop,
        isPending && styles.pending,
        isLinked && styles.linked,
      )}
      aria-labelledby={`${postAnchor(id)}-author`}
      aria-busy={isPending || undefined}
      tabIndex={-1}
      // Not editable in the Studio: skipped by the click-to-edit test.
      data-by-members
    >
      {isByShop ? <ShopAvatar /> : <Avatar id={author?.id ?? id} name={author?.name ?? ''} picture={author?.picture} />}
      <div className={styles.main}>
        <header className={styles.head}>
          <b id={`${postAnchor(id)}-author`} className={styles.author}>
            {authorName(post, texts)}
          </b>
          {post.isPinned && <Tag tone="accent">{texts.pinned}</Tag>}
          <span className={styles.when}>
            {isPending ? texts.sending : <PostTime lang={lang} createdAt={post.createdAt} now={now} />}
            {post.isEdited && ` · ${texts.edited}`}
          </span>
        </header>
        {body ?? (
          <LongText text={post.text} showAll={texts.showAll} showLess={texts.showLess}>
            <PostText text={post.text} hasLinks={post.hasLinks} />
          </LongText>
        )}
        {children}
      </div>
    </article>
  )
}

type DeletedProps = { id: string; notice: ReactNode; children?: ReactNode }

/** A post that its author deleted: a notice, and in `children` the replies. */
export function DeletedPost({ id, notice, children }: DeletedProps) {
  return (
    <article id={postAnchor(id)} className={styles.post} tabIndex={-1}>
      <div className={classNames(styles.main, styles.deleted)}>
        {notice}
        {children}
      </div>
    </article>
  )
}

/** The displayed name of a post's author. */
export function authorName({ author, isByShop }: Pick<Post, 'author' | 'isByShop'>, texts: DiscussionTexts): string {
  return isByShop ? texts.shop : (author?.name ?? texts.formerMember)
}

type TimeProps = { lang: Language; createdAt: string; now?: number }

function PostTime({ lang, createdAt, now }: TimeProps) {
  const time = Date.parse(createdAt)
  return (
    <time dateTime={createdAt} title={exactTime(lang, time)}>
      {now === undefined ? formatDate(lang, new Date(time)) : relativeTime(lang, time, now)}
    </time>
  )
}

/** A member's plain text; its URLs become nofollow links if the author's address is verified (`hasLinks`). */
function PostText({ text, hasLinks }: Pick<Post, 'text' | 'hasLinks'>) {
  if (!hasLinks) return <p className={styles.text}>{text}</p>
  let position = 0
  return (
    <p className={styles.text}>
      {textPieces(text).map(({ text: piece, href }) => {
        position += piece.length
        return href ? (
          <a key={position} href={href} rel="ugc nofollow noopener" target="_blank">
            {piece}
          </a>
        ) : (
          piece
        )
      })}
    </p>
  )
}
