import { type ReactNode, useRef } from 'react'
import { formatDate } from '#web/i18n/dates.ts'
import type { CallResult } from '#web/services/backend/call-backend.ts'
import { Link } from '#web/ui/link.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './account.module.css'
import { AccountSection, Loaded } from './account-section.tsx'
import type { SectionProps } from './account-texts.ts'
import { MorePages } from './more-pages.tsx'
import { useMemberPages } from './use-member-query.ts'

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
export function Contributions<Item extends Contribution>(props: Props<Item>) {
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
