import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'
import { MegaMenuItem } from './mega-menu-item.tsx'
import styles from './menu.module.css'
import { MenuGroups } from './menu-groups.tsx'
import { hasGroups, hrefOf, type MenuItem, shownTo } from './menu-items.ts'

type Props = { menu: readonly MenuItem[]; label: string; first: ReactNode; pictured: boolean }

/** From 950 px: items in a row; one with groups opens a panel under the bar. */
export function DesktopMenu({ menu, label, first, pictured }: Props) {
  return (
    <nav aria-label={label} className={styles.desktop}>
      <ul className={styles.row}>
        <li>{first}</li>
        {menu.map((item) =>
          hasGroups(item) ? (
            <GroupedItem key={item._key} item={item} pictured={pictured} />
          ) : (
            <PlainItem key={item._key} item={item} />
          ),
        )}
      </ul>
    </nav>
  )
}

function PlainItem({ item }: { item: MenuItem }) {
  const href = hrefOf(item)
  return href ? (
    <li data-show-to={shownTo(item)}>
      <Link className={styles.item} href={href}>
        {item.title}
      </Link>
    </li>
  ) : null
}

function GroupedItem({ item, pictured }: { item: MenuItem } & Pick<Props, 'pictured'>) {
  const href = hrefOf(item)
  return (
    <MegaMenuItem id={`menu-${item._key}`} title={item.title} showTo={shownTo(item)}>
      <div className={styles.panelInner} data-static={`panel-${item._key}`}>
        <p className={styles.panelTitle}>{href ? <Link href={href}>{item.title}</Link> : item.title}</p>
        <MenuGroups groups={item.groups} pictured={pictured} />
      </div>
    </MegaMenuItem>
  )
}
