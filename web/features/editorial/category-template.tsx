import type { ReactNode } from 'react'
import type { CategoryPageQueryResult } from '#web/content/types.gen.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { fixedLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
import { ArrowLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { ContentCardData } from '#web/ui/content-card/content-card.tsx'
import { ContentGrid } from '#web/ui/content-card/content-card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Section } from '#web/ui/section.tsx'
import { EditorialHead } from './editorial-head.tsx'
import styles from './page-template.module.css'

type Props = {
  lang: Language
  page: NonNullable<CategoryPageQueryResult>
  crumbs: readonly Crumb[]
  entries: readonly ContentCardData[]
  content: ReactNode
  edit?: EditAttribute
}

/** Cards of a category; the query asks for one more. */
const MAX_ENTRIES = 48

/** A category with the articles and pages filed under it, the newest where there are many. */
export function CategoryTemplate({ lang, page, crumbs, entries, content, edit }: Props) {
  return (
    <>
      <EditorialHead lang={lang} page={page} crumbs={crumbs} edit={edit} />
      {content && <div className={classNames(styles.content, styles.aligned)}>{content}</div>}
      {entries.length > 0 ? (
        <Section>
          <ContentGrid lang={lang} entries={entries.slice(0, MAX_ENTRIES)} heading="h2" edit={edit} />
          {entries.length > MAX_ENTRIES && (
            <p className={styles.older}>
              <ArrowLink href={fixedLink(lang, 'search')}>{translator(lang, 'article')('findOlder')}</ArrowLink>
            </p>
          )}
        </Section>
      ) : (
        <EmptyState
          drawing="cabin"
          heading={translator(lang, 'article')('emptyCategory')}
          link={{ href: shopLink(lang), text: translator(lang, 'common')('allProducts') }}
        />
      )}
    </>
  )
}
