import type { ReactNode } from 'react'
import type { ContentPageQueryResult } from '#web/content/types.gen.ts'
import { crops } from '#web/domain/content/picture-crops.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { keepTogether } from '#web/i18n/keep-together.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import type { Language } from '#web/routing/languages.ts'
import { generalPicture } from '#web/services/sanity/pictures.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx'
import { type ContentCardData, ContentGrid } from '#web/ui/content-card/content-card.tsx'
import { focusOf } from '#web/ui/focus.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Section } from '#web/ui/section.tsx'
import styles from './article-template.module.css'
import { type PageSection, TableOfContents } from './table-of-contents.tsx'

type Props = {
  lang: Language
  article: NonNullable<ContentPageQueryResult>
  crumbs: readonly Crumb[]
  sections: readonly PageSection[]
  content: ReactNode
  related: readonly ContentCardData[]
  edit?: EditAttribute
}

/** An article: title and lead, a wide picture, the text with a table of contents, and related articles. */
export function ArticleTemplate({ lang, article, crumbs, sections, content, related, edit }: Props) {
  const picture = generalPicture(article.image, {
    sizes: '100vw',
    ratio: crops.article,
    phoneRatio: crops.articlePhone,
  })
  return (
    <>
      <article className={styles.article} data-static="article">
        <header className={styles.head} data-static="article-head">
          <Breadcrumbs lang={lang} crumbs={crumbs} />
          <PageHeading>{article.title}</PageHeading>
          <div className={styles.opening}>
            {article.lead && <p className={styles.lead}>{keepTogether(article.lead)}</p>}
            <Byline lang={lang} article={article} edit={edit} />
          </div>
        </header>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} priority focus={focusOf(article.image)} data-sanity={edit?.(article, 'image')} />
          </div>
        )}
        <TableOfContents lang={lang} sections={sections} />
        {content}
      </article>
      {related.length > 0 && (
        <Section heading={translator(lang, 'article')('related')}>
          <ContentGrid lang={lang} entries={related} edit={edit} />
        </Section>
      )}
    </>
  )
}

function Byline({ lang, article, edit }: Pick<Props, 'lang' | 'article' | 'edit'>) {
  const { author, publishedAt } = article
  if (!author && !publishedAt) return null
  return (
    <p className={styles.byline}>
      {author && <span>{translator(lang, 'article')('by', { author })}</span>}
      {publishedAt && (
        <time dateTime={publishedAt} data-sanity={edit?.(article, 'publishedAt')}>
          {formatDate(lang, publishedAt)}
        </time>
      )}
    </p>
  )
}
