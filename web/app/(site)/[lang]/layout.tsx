import type { Viewport } from 'next'
import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { preconnect } from 'react-dom'
import { buildId } from '#web/config/build-id.ts'
import { clientSettings } from '#web/config/client-settings.ts'
import { env } from '#web/config/server-env.ts'
import '#web/ui/global.css'
import { pageLanguage } from '#web/app/page-language.ts'
import { PreviewBar, PreviewTools } from '#web/app/preview-parts.tsx'
import { simulationOfPage } from '#web/app/simulation-of-page.ts'
import { editAttribute } from '#web/content/edit.ts'
import { loadSiteFrame } from '#web/content/pages.ts'
import { bagId } from '#web/features/bag/bag-ids.ts'
import { BagIconButton, BagSidebar } from '#web/features/bag/bag-in-layout.tsx'
import { CampaignBanner } from '#web/features/campaign-banner/campaign-banner.tsx'
import { Consent } from '#web/features/consent/consent.tsx'
import { CountryPicker } from '#web/features/country/country-picker.tsx'
import { ExitIntent } from '#web/features/exit-intent/exit-intent.tsx'
import { MemberDialogs } from '#web/features/member-dialogs/member-dialogs.tsx'
import { Header } from '#web/features/navigation/header.tsx'
import { PageNavigation } from '#web/features/page-progress/page-navigation.tsx'
import { SearchLink } from '#web/features/search/search-link.tsx'
import { translator } from '#web/i18n/translate.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import { languages } from '#web/routing/languages.ts'
import { JsonLd } from '#web/seo/structured-data/json-ld.tsx'
import { organisation } from '#web/seo/structured-data/organisation.ts'
import { pictureOrigin } from '#web/services/sanity/pictures.ts'
import { SearchIcon } from '#web/ui/icons.tsx'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { FailedPage } from './failed-page.tsx'
import { OvershootSplash } from './overshoot-splash.tsx'
import { SiteStart } from './site-start.tsx'

/** Every page is rendered before its first visitor comes; otherwise the build fails. */
export const ensureStatic = 'navigation'

export const viewport: Viewport = { themeColor: '#CCCC52' }

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }))
}

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

export default async function SiteLayout({ children, params }: Props) {
  const lang = pageLanguage((await params).lang)
  const { isEnabled: isDraft } = await draftMode()
  const { menu, settings } = await loadSiteFrame(lang)
  preconnect(pictureOrigin())
  return (
    <html
      lang={lang}
      data-build={buildId}
      data-settings={clientSettings(env)}
      data-session="logged_out"
      data-simulation={await simulationOfPage()}
      data-scroll-behavior="smooth"
    >
      <body>
        <SkipLink lang={lang} />
        {isDraft && <PreviewBar lang={lang} />}
        <Consent lang={lang} isPreview={isDraft} />
        <Header
          lang={lang}
          menu={menu ?? []}
          shopName={settings?.shopName ?? null}
          search={
            <SearchLink lang={lang} href={fixedLink(lang, 'search')}>
              <SearchIcon />
              <VisuallyHidden>{translator(lang, 'navigation')('search')}</VisuallyHidden>
            </SearchLink>
          }
          bag={<BagIconButton lang={lang} />}
          countryPicker={<CountryPicker lang={lang} />}
          isPreview={isDraft}
        />
        <BagSidebar lang={lang} countryPicker={<CountryPicker lang={lang} />} />
        <CampaignBanner lang={lang} settings={settings} edit={await editAttribute()} />
        <PageNavigation text={translator(lang, 'navigation')('loadingPage')} failure={<FailedPage lang={lang} />}>
          {children}
        </PageNavigation>
        <JsonLd data={await organisation(lang)} />
        <ExitIntent bagId={bagId} />
        <MemberDialogs lang={lang} />
        <OvershootSplash lang={lang} isDraft={isDraft} />
        <SiteStart lang={lang} isDraft={isDraft} />
        {isDraft && <PreviewTools lang={lang} />}
      </body>
    </html>
  )
}
