import type { ReactNode } from 'react'
import type { EditAttribute } from '../../lib/edit-attribute.ts'
import type { Language } from '../../routing/languages.ts'
import { generalPicture } from '../../services/sanity/pictures.ts'
import type { Crumb } from '../../ui/breadcrumbs.tsx'
import { classNames } from '../../ui/class-names.ts'
import { focusOf } from '../../ui/focus.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { EditorialData, PageSection } from './editorial-data.ts'
import styles from './page-template.module.css'
import { TableOfContents } from './table-of-contents.tsx'

type Props = {
  lang: Language
  page: EditorialData
  crumbs: readonly Crumb[]
  sections: readonly PageSection[]
  content: ReactNode
  edit?: EditAttribute
}

/** A generic page: terms, about, delivery. */
export function PageTemplate({ lang, page, crumbs, sections, content, edit }: Props) {
  const picture = generalPicture(page.image, { sizes: '(min-width: 800px) 50vw, 100vw', ratio: 3 / 2 })
  return (
    <>
      <PageHead
        lang={lang}
        crumbs={crumbs}
        heading={page.title}
        lead={page.lead}
        picture={
          picture && <Picture {...picture} priority focus={focusOf(page.image)} data-sanity={edit?.(page, 'image')} />
        }
      />
      <div className={classNames(styles.content, styles.aligned)}>
        <TableOfContents lang={lang} sections={sections} />
        {content}
      </div>
    </>
  )
}
