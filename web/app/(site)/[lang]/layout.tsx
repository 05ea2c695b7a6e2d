import type { Viewport } from 'next'
import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import '../../../ui/global.css'
import { editAttribute } from '../../../content/edit.ts'
import { loadSiteFrame } from '../../../content/pages.ts'
import { BagIconButton, BagSidebar } from '../../../features/bag/bag-in-layout.tsx'
import { CampaignBanner } from '../../../features/campaign-banner/campaign-banner.tsx'
import { Consent } from '../../../features/consent/consent.tsx'
import { CountryPicker } from '../../../features/country/country-picker.tsx'
import { ExitIntent } from '../../../features/exit-intent/exit-intent.tsx'
import { Header } from '../../../features/navigation/header.tsx'
import { PageNavigation } from '../../../features/page-progress/page-navigation.tsx'
import { PrefetchPages } from '../../../features/prefetch/prefetch-pages.tsx'
import { translator } from '../../../i18n/translate.ts'
import { type Language, languages } from '../../../routing/languages.ts'
import { preloadFonts } from '../../../ui/fonts.ts'
import { SkipLink } from '../../../ui/skip-link.tsx'
import { pageLanguage } from '../../page-language.ts'
import { JsonLd } from '../../structured-data/json-ld.tsx'
import { organisation } from '../../structured-data/organisation.ts'
import { FailedPage } from './failed-page.tsx'
import { OvershootSplash } from './overshoot-splash.tsx'
import { SiteStart } from './site-start.tsx'

/** Every page is complete before its first visitor comes; the build fails where one would not be. */
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
  preloadFonts()
  return (
    <html lang={lang} data-session="logged_out" data-scroll-behavior="smooth">
      <body>
        <SkipLink lang={lang} />
        {isDraft && <PreviewBar lang={lang} />}
        <Consent lang={lang} isPreview={isDraft} />
        <Header
          lang={lang}
          menu={menu ?? []}
          shopName={settings?.shopName ?? null}
          bag={<BagIconButton lang={lang} />}
        />
        <BagSidebar lang={lang} countryPicker={<CountryPicker lang={lang} />} />
        <CampaignBanner lang={lang} settings={settings} edit={await editAttribute()} />
        <PageNavigation text={translator(lang, 'navigation')('loadingPage')} failure={<FailedPage />}>
          {children}
        </PageNavigation>
        <JsonLd data={await organisation(lang)} />
        <ExitIntent />
        <OvershootSplash lang={lang} isDraft={isDraft} />
        <SiteStart lang={lang} isDraft={isDraft} />
        {!isDraft && <PrefetchPages />}
        {isDraft && <PreviewTools />}
      </body>
    </html>
  )
}

/** Loaded in draft mode only, as the tools are: shoppers get not a byte of it. */
async function PreviewBar({ lang }: { lang: Language }) {
  const preview = await import('../../preview/preview-bar.tsx')
  return <preview.PreviewBar lang={lang} />
}

async function PreviewTools() {
  const preview = await import('../../preview/preview-tools.tsx')
  return <preview.PreviewTools />
}
