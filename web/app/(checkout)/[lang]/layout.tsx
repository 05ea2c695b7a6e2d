import type { Viewport } from 'next'
import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { buildId } from '#web/config/build-id.ts'
import { clientSettings } from '#web/config/client-settings.ts'
import { env } from '#web/config/server-env.ts'
import '#web/ui/global.css'
import { pageLanguage } from '#web/app/page-language.ts'
import { PreviewBar, PreviewTools } from '#web/app/preview-parts.tsx'
import { simulationOfPage } from '#web/app/simulation-of-page.ts'
import { MemberDialogs } from '#web/features/member-dialogs/member-dialogs.tsx'
import { languages } from '#web/routing/languages.ts'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { CheckoutStart } from './checkout-start.tsx'

/** The checkout is rendered before its first visitor comes, as every page is. */
export const ensureStatic = 'navigation'

export const viewport: Viewport = { themeColor: '#CCCC52' }

export function generateStaticParams() {
  return languages.map((lang) => ({ lang }))
}

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

/**
 * A document of its own: nothing of the site's frame runs alongside a payment (docs/decisions/0058-checkout-page.md).
 * The fonts are loaded once the form is interactive.
 */
export default async function CheckoutLayout({ children, params }: Props) {
  const lang = pageLanguage((await params).lang)
  const { isEnabled: isDraft } = await draftMode()
  return (
    <html
      lang={lang}
      data-build={buildId}
      data-settings={clientSettings(env)}
      data-session="logged_out"
      data-simulation={await simulationOfPage()}
      data-scripts-at-once=""
      data-fonts="later"
    >
      <body>
        <SkipLink lang={lang} />
        {isDraft && <PreviewBar lang={lang} />}
        <CheckoutStart lang={lang} isDraft={isDraft} />
        {children}
        {/* At the tap its code would wait for that of the payment form. */}
        <MemberDialogs lang={lang} isAhead />
        {isDraft && <PreviewTools lang={lang} />}
      </body>
    </html>
  )
}
