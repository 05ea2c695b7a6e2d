import type { ReactNode } from 'react'
import { clean } from '../../lib/stega-clean.ts'
import { ChevronIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './menu.module.css'
import { hasGroups, type MenuItemData } from './menu-data.ts'
import { MenuGroups } from './menu-groups.tsx'

/** From 950 px: items in a row; one with groups opens a panel under the bar (a native popover: Escape and a click outside close it). */
export function DesktopMenu({
  menu,
  label,
  first,
}: {
  menu: readonly MenuItemData[]
  label: string
  first: ReactNode
}) {
  return (
    <nav aria-label={label} className={styles.desktop}>
      <ul className={styles.row}>
        <li>{first}</li>
        {menu.map((item) => (
          <li key={item._id}>{hasGroups(item) ? <GroupedItem item={item} /> : <PlainItem item={item} />}</li>
        ))}
      </ul>
    </nav>
  )
}

function PlainItem({ item }: { item: MenuItemData }) {
  const link = clean(item.link)
  return link ? (
    <Link className={styles.item} href={link}>
      {item.title}
    </Link>
  ) : null
}

function GroupedItem({ item }: { item: MenuItemData }) {
  const id = `menu-${item._id}`
  const link = clean(item.link)
  return (
    <>
      <button type="button" className={styles.item} popoverTarget={id}>
        {item.title}
        <ChevronIcon />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.panelInner}>
          <p className={styles.panelTitle}>{link ? <a href={link}>{item.title}</a> : item.title}</p>
          <MenuGroups groups={item.groups} />
        </div>
      </div>
    </>
  )
}
