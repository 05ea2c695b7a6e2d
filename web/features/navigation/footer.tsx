import type { ReactNode } from 'react'
import type { SiteFrameQueryResult } from '#web/content/types.gen.ts'
import { safeHref } from '#web/domain/content/safe-href.ts'
import { cookieSettingsFragment } from '#web/domain/visitor/consent.ts'
import { keepTogether } from '#web/i18n/keep-together.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { homeLink, termsLink } from '#web/routing/fixed-links.ts'
import { type Language, otherLanguage } from '#web/routing/languages.ts'
import { Link } from '#web/ui/link.tsx'
import styles from './footer.module.css'
import { FooterColumn, FooterContact } from './footer-columns.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { hrefOf, type MenuRoute } from './menu-items.ts'

type Props = {
  lang: Language
  footer: SiteFrameQueryResult['footer']
  settings: SiteFrameQueryResult['settings']
  /** This page, or the nearest one that exists, in the other language. */
  alternateHref: string
  edit?: EditAttribute | undefined
  newsletter?: ReactNode
  countryPicker?: ReactNode
}

export function Footer({ lang, footer, settings, alternateHref, edit, newsletter, countryPicker }: Props) {
  const t = translator(lang, 'footer')
  const other = otherLanguage(lang)
  return (
    // The consent banner, which hydrates first, may have set how much room it needs here.
    <footer className={styles.footer} suppressHydrationWarning>
      <div className={styles.inner}>
        {newsletter}
        <div className={styles.columns} data-static="footer">
          <FooterColumn heading={t('visit')}>{footer?.storeAddress}</FooterColumn>
          <FooterColumn heading={t('openingHours')}>
            {footer?.storeOpeningHours && keepTogether(footer.storeOpeningHours)}
          </FooterColumn>
          <FooterContact heading={t('contact')} footer={footer} edit={edit} />
          <FooterColumn heading={t('more')}>
            <FooterLinks lang={lang} links={footer?.menuElements ?? []} />
          </FooterColumn>
          <FooterColumn heading={t('follow')}>
            <SocialLinks footer={footer} edit={edit} />
          </FooterColumn>
        </div>
        <Link href={homeLink(lang)} className={styles.wordmark}>
          {settings?.shopName}
        </Link>
        <div className={styles.choices}>
          <LanguageSwitch
            href={alternateHref}
            language={other}
            label={t('languageSwitchLabel')}
            text={t('languageSwitch')}
          />
          {countryPicker}
          {/* Without scripts it leads to the page about cookies. */}
          <a href={termsLink(lang) + cookieSettingsFragment}>{t('cookieSettings')}</a>
        </div>
        <div className={styles.base}>
          <p>
            © {settings?.shopName}
            {settings?.organisationNumber && (
              <> · {t('organisationNumber', { number: clean(settings.organisationNumber) })}</>
            )}
          </p>
          <p className={styles.note}>{settings?.paymentProviderNote}</p>
        </div>
      </div>
    </footer>
  )
}

type LinksProps = { lang: Language; links: readonly Pick<MenuRoute, '_key' | 'title' | 'link'>[] }

/** The editors' links; the terms are always among them. */
function FooterLinks({ lang, links }: LinksProps) {
  const terms = termsLink(lang)
  return (
    <ul>
      {links.map((link) => {
        const href = hrefOf(link)
        return href ? (
          <li key={link._key}>
            <Link href={href}>{link.title}</Link>
          </li>
        ) : null
      })}
      {!links.some((link) => hrefOf(link) === terms) && (
        <li>
          <Link href={terms}>{translator(lang, 'footer')('terms')}</Link>
        </li>
      )}
    </ul>
  )
}

function SocialLinks({ footer, edit }: Pick<Props, 'footer' | 'edit'>) {
  const known = (footer?.socialLinks ?? []).flatMap(({ _key, platform, url }) => {
    const href = safeHref(clean(url))
    return href && platform ? [{ _key, platform, href }] : []
  })
  if (!footer || known.length === 0) return null
  return (
    <ul>
      {known.map(({ _key, platform, href }) => (
        <li key={_key}>
          <a href={href} rel="me noopener" data-sanity={edit?.(footer, `socialLinks[_key=="${_key}"].platform`)}>
            {platform}
          </a>
        </li>
      ))}
    </ul>
  )
}
