'use client'

import type { MouseEvent } from 'react'
import { keepQuery } from '#web/routing/language-redirect.ts'
import type { Language } from '#web/routing/languages.ts'
import { saveLanguage } from '#web/services/local-state/saved-language.ts'

type Props = { href: string; language: Language; label: string; text: string }

/** Links to this page in the other language; keeps the query and saves the language. A plain link until scripts run. */
export function LanguageSwitch({ href, language, label, text }: Props) {
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    saveLanguage(language)
    currentTarget.href = keepQuery(href, location.href)
  }
  return (
    <a href={href} hrefLang={language} lang={language} aria-label={label} onClick={follow}>
      {text}
    </a>
  )
}
