import { clean } from '../../lib/stega-clean.ts'
import styles from './menu.module.css'
import type { MenuGroupData } from './menu-data.ts'

/**
 * Groups of an opened menu. Plain anchors: a full page load also closes the popover that they stand in, without a line
 * of client code.
 */
export function MenuGroups({ groups }: { groups: readonly MenuGroupData[] | null }) {
  return (
    <div className={styles.groups}>
      {(groups ?? []).map((group) => (
        <div key={group._key} className={styles.group}>
          {group.title && <p className={styles.groupTitle}>{group.title}</p>}
          <ul>
            {(group.routes ?? []).map((route) => (
              <li key={route._key}>
                <a href={clean(route.link) ?? undefined}>{route.title}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
