import { Link } from '#web/ui/link.tsx'
import styles from './menu.module.css'
import { hrefOf, type MenuGroup, type MenuRoute } from './menu-items.ts'

/** Groups of an opened menu. */
export function MenuGroups({ groups }: { groups: readonly MenuGroup[] | null }) {
  return (
    <div className={styles.groups}>
      {(groups ?? []).map((group) => (
        <div key={group._key} className={styles.group}>
          {group.title && <p className={styles.groupTitle}>{group.title}</p>}
          <ul>
            {(group.routes ?? []).map((route) => (
              <li key={route._key}>
                <RouteLink {...route} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function RouteLink(route: MenuRoute) {
  const href = hrefOf(route)
  return href ? <Link href={href}>{route.title}</Link> : route.title
}
