'use client'

import type { MouseEvent } from 'react'
import { pageInLanguage } from '#web/lib/page-in-language.ts'
import { keepQuery } from '#web/routing/language-redirect.ts'
import type { Language } from '#web/routing/languages.ts'
import { saveLanguage } from '#web/services/local-state/saved-language.ts'

type Props = { href: string; language: Language; label: string; text: string }

/**
 * Links to this page in the other language; keeps the query and saves the language. A plain link until scripts run. In
 * the site's header, which stays when the page changes, `href` is the front page: a click goes to the page that is
 * shown.
 */
export function LanguageSwitch({ href, language, label, text }: Props) {
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    saveLanguage(language)
    currentTarget.href = keepQuery(pageInLanguage(language) ?? href, location.href)
  }
  return (
    <a href={href} hrefLang={language} lang={language} aria-label={label} onClick={follow} data-scripted="">
      {text}
    </a>
  )
}
