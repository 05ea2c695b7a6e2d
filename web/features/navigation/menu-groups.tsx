import { clean } from '../../lib/stega-clean.ts'
import { Link } from '../../ui/link.tsx'
import styles from './menu.module.css'
import type { MenuGroupData, MenuRouteData } from './menu-data.ts'

/** Groups of an opened menu. */
export function MenuGroups({ groups }: { groups: readonly MenuGroupData[] | null }) {
  return (
    <div className={styles.groups}>
      {(groups ?? []).map((group) => (
        <div key={group._key} className={styles.group}>
          {group.title && <p className={styles.groupTitle}>{group.title}</p>}
          <ul>
            {(group.routes ?? []).map((route) => (
              <li key={route._key}>
                <MenuRoute {...route} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function MenuRoute({ title, link }: MenuRouteData) {
  const href = clean(link)
  return href ? <Link href={href}>{title}</Link> : title
}
