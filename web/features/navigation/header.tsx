import type { ReactNode } from 'react'
import { translator } from '#web/i18n/translate.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { communityLink, fixedLink, homeLink, shopLink } from '#web/routing/fixed-links.ts'
import { type Language, otherLanguage } from '#web/routing/languages.ts'
import iconButton from '#web/ui/icon-button.module.css'
import { Link } from '#web/ui/link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AccountIcon } from './account-icon.tsx'
import { BackLink } from './back-link.tsx'
import { DesktopMenu } from './desktop-menu.tsx'
import styles from './header.module.css'
import { HidingHeader } from './hiding-header.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import menuStyles from './menu.module.css'
import { type MenuItem, titledItems } from './menu-items.ts'
import { MobileMenu } from './mobile-menu.tsx'

type Props = {
  lang: Language
  menu: readonly MenuItem[]
  shopName: string | null
  search?: ReactNode
  /** The bag's button is last in the bar. */
  bag?: ReactNode
  /** In the menu of small screens; the footer has it on all. */
  countryPicker?: ReactNode
  /** An editor’s: without the menu’s pictures, which belong to the pages that it leads to. */
  isPreview?: boolean
}

/** The top bar: logo, products, menu, search, account or community, bag (docs/product/2). */
export function Header({ lang, menu, shopName, search, bag, countryPicker, isPreview }: Props) {
  const t = translator(lang, 'navigation')
  const footer = translator(lang, 'footer')
  const other = otherLanguage(lang)
  const visible = titledItems(menu)
  return (
    <HidingHeader>
      <div className={styles.bar}>
        <MobileMenu
          menu={visible}
          texts={{ label: t('main'), open: t('menu'), close: t('close'), all: t('all') }}
          first={<Link href={shopLink(lang)}>{t('products')}</Link>}
          last={<Link href={communityLink(lang)}>{t('community')}</Link>}
          choices={
            <>
              <LanguageSwitch
                href={homeLink(other)}
                language={other}
                label={footer('languageSwitchLabel')}
                text={footer('languageSwitch')}
              />
              {countryPicker}
            </>
          }
        />
        <BackLink href={shopLink(lang)} text={t('back')} />
        <Link
          href={homeLink(lang)}
          className={styles.logo}
          aria-label={t('toFrontPage', { shop: clean(shopName) ?? '' })}
        >
          {shopName}
        </Link>
        <DesktopMenu
          menu={visible}
          pictured={!isPreview}
          label={t('main')}
          first={
            <Link className={menuStyles.item} href={shopLink(lang)}>
              {t('products')}
            </Link>
          }
        />
        <div className={styles.actions}>
          <Link href={communityLink(lang)} className={styles.community} data-show-to="logged_out">
            {t('community')}
          </Link>
          {search}
          <Link href={fixedLink(lang, 'account')} className={iconButton.button} data-show-to="logged_in">
            <AccountIcon />
            <VisuallyHidden>{t('account')}</VisuallyHidden>
          </Link>
          {bag}
        </div>
      </div>
    </HidingHeader>
  )
}
