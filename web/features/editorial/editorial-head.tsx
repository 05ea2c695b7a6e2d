import type { CategoryPageQueryResult, PageQueryResult } from '#web/content/types.gen.ts'
import { crops } from '#web/domain/content/picture-crops.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import type { Language } from '#web/routing/languages.ts'
import { generalPicture } from '#web/services/sanity/pictures.ts'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
import { focusOf } from '#web/ui/focus.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { Picture } from '#web/ui/picture.tsx'

type Props = {
  lang: Language
  page: NonNullable<PageQueryResult | CategoryPageQueryResult>
  crumbs: readonly Crumb[]
  edit?: EditAttribute
}

/** Breadcrumbs, title and lead of a page, with its picture next to them. */
export function EditorialHead({ lang, page, crumbs, edit }: Props) {
  const picture = generalPicture(page.image, { sizes: '(min-width: 800px) 50vw, 100vw', ratio: crops.card })
  return (
    <PageHead
      lang={lang}
      crumbs={crumbs}
      heading={page.title}
      lead={page.lead}
      picture={
        picture && <Picture {...picture} priority focus={focusOf(page.image)} data-sanity={edit?.(page, 'image')} />
      }
    />
  )
}
