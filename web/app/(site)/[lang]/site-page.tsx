import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { editAttribute } from '#web/content/edit.ts'
import { loadSiteFrame } from '#web/content/pages.ts'
import { CountryPicker } from '#web/features/country/country-picker.tsx'
import { Footer } from '#web/features/navigation/footer.tsx'
import { Newsletter } from '#web/features/newsletter/newsletter.tsx'
import { Hydrated } from '#web/lib/hydrated.tsx'
import type { Language } from '#web/routing/languages.ts'
import { BelowFirstScreen } from '#web/ui/below-first-screen.tsx'

type Props = {
  lang: Language
  /** The target of the footer's language switch. */
  alternateHref: string
  /** Whether the header has a back link. */
  hasBackLink?: boolean
  /** A 404 or 500 page. */
  isError?: boolean
  /** Shows its content only with scripts, which then do not wait for the first paint (docs/decisions/0064). */
  needsScripts?: boolean
  children: ReactNode
}

/** A page below the header, which the layout keeps: main content and footer. */
export async function SitePage({ lang, alternateHref, hasBackLink, isError, needsScripts, children }: Props) {
  const { footer, settings } = await loadSiteFrame(lang)
  const edit = await editAttribute()
  const { isEnabled: isDraft } = await draftMode()
  return (
    <>
      <main
        id="main"
        tabIndex={-1}
        data-back={hasBackLink || undefined}
        data-error={isError || undefined}
        data-needs-scripts={needsScripts || undefined}
      >
        {children}
      </main>
      <BelowFirstScreen>
        <Footer
          lang={lang}
          footer={footer}
          settings={settings}
          alternateHref={alternateHref}
          edit={edit}
          newsletter={<Newsletter lang={lang} />}
          countryPicker={<CountryPicker lang={lang} />}
        />
      </BelowFirstScreen>
      <Hydrated />
      {isDraft && <PagePreview />}
    </>
  )
}

/** Loaded in draft mode only: shoppers load none of it. */
async function PagePreview() {
  const preview = await import('#web/preview/page-preview.tsx')
  return <preview.PagePreview />
}
