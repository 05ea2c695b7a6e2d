'use client'

import { useParams } from 'next/navigation'
import { ServerErrorTemplate } from '../../../features/errors/server-error-template.tsx'
import { defaultLanguage, isLanguage } from '../../../routing/languages.ts'
import { errorTexts } from '../../error-texts.ts'

/** Shown inside the layout when a page fails. Trying again reloads (specification section 2). */
export default function PageError() {
  const { lang: param } = useParams()
  const lang = isLanguage(param) ? param : defaultLanguage
  return (
    <main id="main" tabIndex={-1}>
      <ServerErrorTemplate lang={lang} texts={errorTexts(lang)} />
    </main>
  )
}
