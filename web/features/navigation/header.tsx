import type { ReactNode } from 'react'
import { translator } from '../../i18n/translate.ts'
import { clean } from '../../lib/stega-clean.ts'
import type { Language } from '../../routing/languages.ts'
import { communityLink, homeLink, shellLink, shopLink } from '../../routing/links.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import styles from './header.module.css'
import menuStyles from './menu.module.css'
import { type MenuItemData, visitorMenu } from './menu-data.ts'
import { MobileMenu } from './mobile-menu.tsx'

type Props = {
  lang: Language
  menu: readonly MenuItemData[]
  shopName: string | null
  /** The bag's button stands last in the bar. */
  bag?: ReactNode
}

/** The top bar: logo, products, menu, community, search, bag (specification section 2). */
export function Header({ lang, menu, shopName, bag }: Props) {
  const t = translator(lang, 'navigation')
  const visible = visitorMenu(menu)
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <MobileMenu
          menu={visible}
          texts={{ label: t('main'), open: t('menu'), close: t('close'), all: t('all') }}
          first={<a href={shopLink(lang)}>{t('products')}</a>}
          last={<a href={communityLink(lang)}>{t('community')}</a>}
        />
        <Link
          href={homeLink(lang)}
          className={styles.logo}
          aria-label={t('toFrontPage', { shop: clean(shopName) ?? '' })}
        >
          {shopName}
        </Link>
        <DesktopMenu
          menu={visible}
          label={t('main')}
          first={
            <Link className={menuStyles.item} href={shopLink(lang)}>
              {t('products')}
            </Link>
          }
        />
        <div className={styles.actions}>
          <Link href={communityLink(lang)} className={styles.community}>
            {t('community')}
          </Link>
          <Link href={shellLink(lang, 'search')} className={menuStyles.iconButton}>
            <SearchIcon />
            <VisuallyHidden>{t('search')}</VisuallyHidden>
          </Link>
          {bag}
        </div>
      </div>
    </header>
  )
}
