import { type ReactNode, useRef } from 'react'
import type { AccountPost, AccountReview } from '#web/domain/member/own-contributions.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { communityLink, shopLink } from '#web/routing/fixed-links.ts'
import { type CallResult, callBackend } from '#web/services/backend/call-backend.ts'
import type { listOwnPosts } from '#web/services/backend/contracts/list-own-posts.ts'
import type { listOwnReviews } from '#web/services/backend/contracts/list-own-reviews.ts'
import { Link } from '#web/ui/link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './account.module.css'
import { AccountSection, Loaded } from './account-section.tsx'
import type { SectionProps } from './account-texts.ts'
import { MorePages } from './more-pages.tsx'
import { useMemberPages } from './use-member-query.ts'

/** The member's posts and replies. */
export function PostsSection({ lang, texts }: SectionProps) {
  return (
    <Contributions<AccountPost>
      id="posts"
      lang={lang}
      texts={texts}
      call={(after) => callBackend<typeof listOwnPosts>('GET /api/v1/users/me/posts', { query: { lang, after } })}
      empty={{ text: texts.noPosts, href: communityLink(lang), linkText: texts.toCommunity }}
      facts={({ isReply, likeCount, replyCount }) => (
        <>
          {isReply && <Tag>{texts.isReply}</Tag>}
          {likeCount > 0 && <span>{fillIn(texts.likes, { count: likeCount })}</span>}
          {replyCount > 0 && <span>{fillIn(texts.replies, { count: replyCount })}</span>}
        </>
      )}
    />
  )
}

/** The member's reviews. */
export function ReviewsSection({ lang, texts }: SectionProps) {
  return (
    <Contributions<AccountReview>
      id="reviews"
      lang={lang}
      texts={texts}
      call={(after) => callBackend<typeof listOwnReviews>('GET /api/v1/users/me/reviews', { query: { lang, after } })}
      empty={{ text: texts.noReviews, href: shopLink(lang), linkText: texts.toShop }}
      title={({ title }) => title}
      facts={({ stars }) => <span>{fillIn(texts.stars, { stars })}</span>}
    />
  )
}

type Contribution = {
  readonly id: string
  readonly productTitle: string | null
  readonly href: string | null
  readonly text: string
  readonly createdAt: string
  readonly isEdited: boolean
  readonly isHidden: boolean
}

type Props<Item> = SectionProps & {
  id: 'posts' | 'reviews'
  call: (
    after: string | undefined,
  ) => Promise<CallResult<{ readonly items: readonly Item[]; readonly next: string | null }, string>>
  /** Shown when there are none: a sentence, and a link that leads to the first. */
  empty: { readonly text: string; readonly href: string; readonly linkText: string }
  /** Next to the date. */
  facts: (item: Item) => ReactNode
  /** Above the text. */
  title?: (item: Item) => string
}

/** A list of the member's contributions, each with a link to the page that shows it. */
function Contributions<Item extends Contribution>(props: Props<Item>) {
  const { id, lang, texts, call, empty, facts, title } = props
  const place = useRef<HTMLElement>(null)
  const query = useMemberPages(id, call, place)
  return (
    <AccountSection id={id} heading={texts[id]} place={place}>
      <Loaded query={query} texts={texts}>
        {({ pages }) =>
          pages[0]?.items.length === 0 ? (
            <p>
              {empty.text} <Link href={empty.href}>{empty.linkText}</Link>
            </p>
          ) : (
            <>
              <ul className={styles.list}>
                {pages
                  .flatMap(({ items }) => items)
                  .map((item) => (
                    <li key={item.id} className={styles.contribution}>
                      <p>
                        {item.href ? (
                          <Link href={item.href}>{item.productTitle}</Link>
                        ) : (
                          (item.productTitle ?? texts.goneProduct)
                        )}
                      </p>
                      {title && <strong>{title(item)}</strong>}
                      <p className={styles.excerpt}>{item.text}</p>
                      <p className={styles.facts}>
                        <time dateTime={item.createdAt}>{formatDate(lang, item.createdAt)}</time>
                        {facts(item)}
                        {item.isEdited && <span>{texts.isEdited}</span>}
                        {item.isHidden && <Tag tone="heather">{texts.isHidden}</Tag>}
                      </p>
                    </li>
                  ))}
              </ul>
              <MorePages query={query} texts={texts} />
            </>
          )
        }
      </Loaded>
    </AccountSection>
  )
}
