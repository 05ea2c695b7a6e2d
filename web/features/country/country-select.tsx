'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { Texts } from '#web/i18n/nb.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { whenVisible } from '#web/lib/when-visible.ts'
import type { Language } from '#web/routing/languages.ts'
import styles from './country-select.module.css'
import { LoadFailed } from './load-failed.tsx'

type Props = { lang: Language; texts: Texts<'country'> }
type Choice = typeof import('./country-choice.tsx')

/** Most visitors never scroll to it, so its code is loaded when it comes into view. */
export function CountrySelect({ lang, texts }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<Choice | 'failed'>()
  const load = useCallback(
    () => void loadCode(() => import('./country-choice.tsx')).then(setChoice, () => setChoice('failed')),
    [],
  )
  useEffect(() => whenVisible(place.current, load), [load])
  return (
    <div ref={place} className={styles.picker}>
      {choice && choice !== 'failed' ? (
        <choice.CountryChoice lang={lang} texts={texts} />
      ) : (
        <>
          <span aria-hidden="true">{texts.label}</span>
          <select disabled className={styles.select} aria-label={texts.label}>
            <option>{texts.choose}</option>
          </select>
          <p role="status" className={styles.message}>
            {choice === 'failed' && <LoadFailed texts={texts} onRetry={load} />}
          </p>
        </>
      )}
    </div>
  )
}
