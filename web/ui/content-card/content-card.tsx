import { formatDate } from '../../i18n/dates.ts'
import type { EditAttribute } from '../../lib/edit-attribute.ts'
import type { Language } from '../../routing/languages.ts'
import { pageLink } from '../../routing/links.ts'
import { generalPicture } from '../../services/sanity/pictures.ts'
import { Link } from '../link.tsx'
import { Picture } from '../picture.tsx'
import styles from './content-card.module.css'
import type { ContentCardData } from './content-card-data.ts'

const sizes = '(min-width: 950px) 32vw, (min-width: 600px) 48vw, 96vw'

type Props = { lang: Language; edit?: EditAttribute; heading?: 'h2' | 'h3' }

function ContentCard({ lang, entry, edit, heading: Heading = 'h3' }: Props & { entry: ContentCardData }) {
  const href = pageLink(lang, entry)
  const picture = generalPicture(entry.image, { sizes, ratio: 3 / 2 })
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {picture && <Picture {...picture} alt="" data-sanity={edit?.(entry, 'image')} />}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>{href ? <Link href={href}>{entry.title}</Link> : entry.title}</Heading>
        {entry.lead && <p className={styles.lead}>{entry.lead}</p>}
        {entry.publishedAt && (
          <time dateTime={entry.publishedAt} className={styles.date}>
            {formatDate(lang, entry.publishedAt)}
          </time>
        )}
      </div>
    </article>
  )
}

/** Articles and pages in up to three columns. */
export function ContentGrid({ entries, ...card }: Props & { entries: readonly ContentCardData[] }) {
  return (
    <ul className={styles.grid}>
      {entries.map((entry) => (
        <li key={entry._id}>
          <ContentCard entry={entry} {...card} />
        </li>
      ))}
    </ul>
  )
}
