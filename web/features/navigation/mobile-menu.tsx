import type { ReactNode } from 'react'
import iconButton from '#web/ui/icon-button.module.css'
import { ChevronIcon, CloseIcon, MenuIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './menu.module.css'
import { MenuGroups } from './menu-groups.tsx'
import { hasGroups, hrefOf, type MenuItem, shownTo } from './menu-items.ts'
import { MenuSheet } from './menu-sheet.tsx'

type Props = {
  menu: readonly MenuItem[]
  texts: { label: string; open: string; close: string; all: string }
  /** Links that are in the bar on wider screens. */
  first: ReactNode
  last: ReactNode
  /** Language and country. */
  choices: ReactNode
}

/**
 * Below 950 px: the whole menu in a native popover over the page; groups fold out. Works before and without scripts.
 */
export function MobileMenu({ menu, texts, first, last, choices }: Props) {
  return (
    <div className={styles.mobile}>
      <button type="button" className={iconButton.button} popoverTarget="site-menu">
        <MenuIcon />
        <VisuallyHidden>{texts.open}</VisuallyHidden>
      </button>
      <MenuSheet id="site-menu">
        <button type="button" className={iconButton.button} popoverTarget="site-menu" popoverTargetAction="hide">
          <CloseIcon />
          <VisuallyHidden>{texts.close}</VisuallyHidden>
        </button>
        <nav aria-label={texts.label} data-static="menu">
          <ul className={styles.list}>
            <li>{first}</li>
            {menu.map((item) => (
              <li key={item._key} data-show-to={shownTo(item)}>
                {hasGroups(item) ? <FoldedItem item={item} all={texts.all} /> : <PlainItem item={item} />}
              </li>
            ))}
          </ul>
          <div className={styles.sheetFoot}>{last}</div>
        </nav>
        <div className={styles.choices}>{choices}</div>
      </MenuSheet>
    </div>
  )
}

function PlainItem({ item }: { item: MenuItem }) {
  const href = hrefOf(item)
  return href ? <Link href={href}>{item.title}</Link> : null
}

function FoldedItem({ item, all }: { item: MenuItem; all: string }) {
  const href = hrefOf(item)
  return (
    <details name="site-menu">
      <summary>
        {item.title}
        <ChevronIcon />
      </summary>
      {href && (
        <Link className={styles.whole} href={href}>
          {all}
          <VisuallyHidden> {item.title}</VisuallyHidden>
        </Link>
      )}
      <MenuGroups groups={item.groups} />
    </details>
  )
}
