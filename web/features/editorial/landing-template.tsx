import type { ReactNode } from 'react'
import type { LandingPageQueryResult } from '#web/content/types.gen.ts'
import { crops } from '#web/domain/content/picture-crops.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import type { Language } from '#web/routing/languages.ts'
import { generalPicture } from '#web/services/sanity/pictures.ts'
import { Cover } from '#web/ui/cover.tsx'
import { focusOf } from '#web/ui/focus.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './page-template.module.css'

type Props = { lang: Language; page: NonNullable<LandingPageQueryResult>; content: ReactNode; edit?: EditAttribute }

/** A landing page, the environment page among them: opens on its picture. */
export function LandingTemplate({ page, content, edit }: Props) {
  const picture = generalPicture(page.image, {
    sizes: '(max-aspect-ratio: 3/2) 120vh, 100vw',
    phoneRatio: crops.heroPhone,
  })
  return (
    <>
      <Cover
        heading={page.title}
        lead={page.lead}
        picture={
          picture && <Picture {...picture} priority focus={focusOf(page.image)} data-sanity={edit?.(page, 'image')} />
        }
      />
      <div className={styles.content}>{content}</div>
    </>
  )
}
