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

type HomePage = NonNullable<HomePageQueryResult['home']>
type Props = { lang: Language; clothingTypes: NonNullable<HomePage['clothingTypes']>; edit?: EditAttribute }

/** The clothing types as pictures of garments, two or four next to one another. */
export function CategoryTiles({ lang, clothingTypes, edit }: Props) {
  const sizes = sizesOf(clothingTypes.length)
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

/** The widths of tiles, in the columns that the style sheet has for their number. */
function sizesOf(tiles: number): string {
  const wide = tiles === 6 ? 6 : tiles === 3 || tiles === 9 ? 3 : tiles % 5 === 0 ? 5 : 4
  const narrow = tiles % 3 === 0 ? 3 : 2
  const column = (columns: number, gap: number) => `calc(${Math.round(100 / columns)}vw - ${gap}px)`
  return `(min-width: 1600px) ${Math.round(1500 / wide)}px, (min-width: 950px) ${column(wide, 30)}, (min-width: 600px) ${column(narrow, 28)}, ${column(2, 25)}`
}
