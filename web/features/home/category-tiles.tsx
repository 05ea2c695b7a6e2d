import type { HomePageQueryResult } from '#web/content/types.gen.ts'
import { crops } from '#web/domain/content/picture-crops.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import type { Language } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import { generalPicture } from '#web/services/sanity/pictures.ts'
import { focusOf } from '#web/ui/focus.ts'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import styles from './category-tiles.module.css'

const sizes = '(min-width: 950px) 32vw, 48vw'

type HomePage = NonNullable<HomePageQueryResult['home']>
type Props = { lang: Language; clothingTypes: NonNullable<HomePage['clothingTypes']>; edit?: EditAttribute }

/** The clothing types as drawn garments, two or four beside one another. */
export function CategoryTiles({ lang, clothingTypes, edit }: Props) {
  return (
    <ul className={styles.tiles}>
      {clothingTypes.map((type) => {
        const href = pageLink(lang, type)
        const picture = generalPicture(type.image, { sizes, ratio: crops.product })
        if (!href) return null
        return (
          <li key={type._id}>
            <Link href={href} className={styles.tile}>
              <span className={styles.frame}>
                {picture && (
                  <Picture {...picture} alt="" focus={focusOf(type.image)} data-sanity={edit?.(type, 'image')} />
                )}
              </span>
              <span className={styles.title}>{type.title}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
