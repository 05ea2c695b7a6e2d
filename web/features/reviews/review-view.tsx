import type { ReactNode } from 'react'
import type { Review } from '#web/domain/member/review.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { exactTime, relativeTime } from '#web/i18n/moments.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { LongText } from '#web/ui/long-text.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { fitText, type ReviewTexts } from './review-texts.ts'
import styles from './review-view.module.css'

type Props = {
  lang: Language
  texts: ReviewTexts
  review: Review
  /** Milliseconds since 1970, for relative times; without it times are dates. */
  now?: number
  /** The reader's actions, below the review. */
  children?: ReactNode
}

/** A review, as the server and the browser render it. */
export function ReviewView({ lang, texts, review, now, children }: Props) {
  const { id, author, stars, title, text, fit, size, isBought, isSizeBought, createdAt, isEdited, answer } = review
  const sizeText = isSizeBought ? texts.sizeBought : texts.sizeWorn
  const facts = [size && fillIn(sizeText, { size }), fit && fitText(fit, texts)].filter(Boolean)
  return (
    <article
      data-by-members
      id={`review-${id}`}
      className={styles.review}
      aria-labelledby={`review-${id}-title`}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <Stars value={stars} label={fillIn(texts.stars, { stars })} />
        <h3 id={`review-${id}-title`}>{title}</h3>
        {isBought && <Tag>{texts.bought}</Tag>}
      </header>
      <LongText text={text} showAll={texts.showAll} showLess={texts.showLess}>
        <p className={styles.text}>{text}</p>
      </LongText>
      {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      <footer className={styles.author}>
        <Avatar id={author?.id ?? id} name={author?.name ?? ''} picture={author?.picture} />
        <span>
          <b>{author?.name ?? texts.formerMember}</b>
          <br />
          <WrittenAt lang={lang} at={createdAt} now={now} />
          {isEdited && ` · ${texts.edited}`}
        </span>
      </footer>
      {answer && (
        <div className={styles.answer}>
          <p className={styles.author}>
            <b>{texts.shop}</b>
            <span>
              <WrittenAt lang={lang} at={answer.createdAt} now={now} />
              {answer.isEdited && ` · ${texts.edited}`}
            </span>
          </p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
      {children}
    </article>
  )
}

type TimeProps = { lang: Language; at: string; now: number | undefined }

function WrittenAt({ lang, at, now }: TimeProps) {
  const time = Date.parse(at)
  return (
    <time dateTime={at} title={exactTime(lang, time)}>
      {now === undefined ? formatDate(lang, new Date(time)) : relativeTime(lang, time, now)}
    </time>
  )
}
