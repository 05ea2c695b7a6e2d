import type { CategoryPageQueryResult } from '#web/content/types.gen.ts'
import { crops } from '#web/domain/content/picture-crops.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { keepTogether } from '#web/i18n/keep-together.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import type { Language } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import { generalPicture } from '#web/services/sanity/pictures.ts'
import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'
import { Picture } from '../picture.tsx'
import styles from './content-card.module.css'

/** An article or page as every query for cards projects it. */
export type ContentCardData = NonNullable<CategoryPageQueryResult>['entries'][number]

const sizes = '(min-width: 800px) 32vw, (min-width: 600px) 48vw, 96vw'

type Props = { lang: Language; edit?: EditAttribute; heading?: 'h2' | 'h3' }
type CardProps = Props & { entry: ContentCardData; pictured: boolean }

function ContentCard({ lang, entry, pictured, edit, heading: Heading = 'h3' }: CardProps) {
  const href = pageLink(lang, entry)
  const picture = generalPicture(entry.image, { sizes, ratio: crops.card })
  return (
    <article className={classNames(styles.card, !pictured && styles.plain)}>
      {pictured && (
        <div className={styles.frame}>
          {picture && <Picture {...picture} alt="" data-sanity={edit?.(entry, 'image')} />}
        </div>
      )}
      <div className={styles.words}>
        <Heading className={styles.title}>{href ? <Link href={href}>{entry.title}</Link> : entry.title}</Heading>
        {entry.lead && <p className={styles.lead}>{keepTogether(entry.lead)}</p>}
        {entry.publishedAt && (
          <time dateTime={entry.publishedAt} className={styles.date} data-sanity={edit?.(entry, 'publishedAt')}>
            {formatDate(lang, entry.publishedAt)}
          </time>
        )}
      </div>
    </article>
  )
}

/** Articles and pages in up to three columns; words alone where one of them has no picture. */
export function ContentGrid({ entries, ...card }: Props & { entries: readonly ContentCardData[] }) {
  const pictured = entries.every(({ image }) => image?.asset)
  return (
    <ul className={styles.grid}>
      {entries.map((entry) => (
        <li key={entry._id}>
          <ContentCard entry={entry} pictured={pictured} {...card} />
        </li>
      ))}
    </ul>
  )
}
