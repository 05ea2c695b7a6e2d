import { productPicture } from '#web/services/sanity/pictures.ts'
import { Link } from '#web/ui/link.tsx'
import { atWidth } from '#web/ui/picture-width.ts'
import styles from './menu.module.css'
import { hrefOf, type MenuGroup, type MenuRoute } from './menu-items.ts'

/** Pixels of a picture, twice as many as it takes up. */
const [width, height] = [96, 123]

type Props = {
  groups: readonly MenuGroup[] | null
  /** With a small picture of each page that has one. */
  pictured?: boolean
}

/** Groups of an opened menu. */
export function MenuGroups({ groups, pictured }: Props) {
  return (
    <div className={styles.groups}>
      {(groups ?? []).map((group) => (
        <div key={group._key} className={styles.group}>
          {group.title && <p className={styles.groupTitle}>{group.title}</p>}
          <ul>
            {(group.routes ?? []).map((route) => (
              <li key={route._key}>
                <RouteLink route={route} pictured={pictured} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function RouteLink({ route, pictured }: { route: MenuRoute } & Pick<Props, 'pictured'>) {
  const href = hrefOf(route)
  if (!href) return route.title
  const picture = pictured && productPicture(route.image, { sizes: '' })
  return (
    <Link href={href}>
      {picture && (
        // biome-ignore lint/performance/noImgElement: the image host scales.
        <img src={atWidth(picture.src, width)} width={width / 2} height={height / 2} alt="" loading="lazy" />
      )}
      {route.title}
    </Link>
  )
}
