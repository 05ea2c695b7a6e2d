import type { ReactNode } from 'react'
import type { PageQueryResult } from '#web/content/types.gen.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EditorialHead } from './editorial-head.tsx'
import styles from './page-template.module.css'
import { type PageSection, TableOfContents } from './table-of-contents.tsx'

type Props = {
  lang: Language
  page: NonNullable<PageQueryResult>
  crumbs: readonly Crumb[]
  sections: readonly PageSection[]
  content: ReactNode
  edit?: EditAttribute
}

/** A generic page: terms, about, delivery. */
export function PageTemplate({ lang, page, crumbs, sections, content, edit }: Props) {
  return (
    <>
      <EditorialHead lang={lang} page={page} crumbs={crumbs} edit={edit} />
      <div className={classNames(styles.content, styles.aligned)}>
        <TableOfContents lang={lang} sections={sections} />
        {content}
      </div>
    </>
  )
}
