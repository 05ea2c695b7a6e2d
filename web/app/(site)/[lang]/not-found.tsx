import { lang as rootLang } from 'next/root-params'
import { NotFoundTemplate } from '../../../features/errors/not-found-template.tsx'
import { defaultLanguage, isLanguage, otherLanguage } from '../../../routing/languages.ts'
import { homeLink } from '../../../routing/links.ts'
import { SitePage } from './site-page.tsx'

export default async function NotFound() {
  const value = await rootLang()
  const lang = isLanguage(value) ? value : defaultLanguage
  return (
    <SitePage lang={lang} alternateHref={homeLink(otherLanguage(lang))}>
      <NotFoundTemplate lang={lang} />
    </SitePage>
  )
}
