'use client'

import { type ChangeEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Language } from '../../routing/languages.ts'
import { setCountry } from '../../services/bag/bag.ts'
import { bagState } from '../../services/bag/bag-state.ts'
import { localState } from '../../services/local-state/local-state.ts'
import { namedCountries } from './country-names.ts'
import type { CountryTexts } from './country-picker.tsx'
import styles from './country-select.module.css'
import { whenSeen } from './when-seen.ts'

type Props = { lang: Language; texts: CountryTexts }

/** The list comes with the first look at it; until then, and when it cannot be had, the present country is all there is. */
export function CountrySelect({ lang, texts }: Props) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const present = usePresentCountry()
  const [codes, setCodes] = useState<readonly string[] | 'failed'>([])
  const [chosen, setChosen] = useState<string>()
  const [isRefused, setRefused] = useState(false)

  const load = useCallback(() => {
    import('./shop-countries.ts').then(({ shopCountries }) => shopCountries()).then(setCodes, () => setCodes('failed'))
  }, [])
  useEffect(() => whenSeen(select.current, load), [load])

  const onChange = async ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    setChosen(value)
    setRefused(false)
    setRefused(!(await setCountry(value)))
    setChosen(undefined)
  }
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{texts.label}</label>
      <select
        ref={select}
        id={id}
        className={styles.select}
        value={chosen ?? present ?? ''}
        aria-busy={chosen !== undefined}
        onChange={onChange}
      >
        {!present && <option value="">{texts.choose}</option>}
        {namedCountries(lang, codes === 'failed' ? [] : codes, present).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p role="status" className={styles.message}>
        {isRefused && texts.failed}
        {codes === 'failed' && (
          <>
            {texts.loadFailed}{' '}
            <button type="button" onClick={load}>
              {texts.retry}
            </button>
          </>
        )}
      </p>
    </div>
  )
}

/** The bag's, else the one that was chosen or detected before. */
function usePresentCountry(): string | undefined {
  const ofBag = useStore(bagState, ({ bag }) => bag?.country)
  const saved = useStore(localState, ({ userPreferences }) => userPreferences.country)
  return ofBag ?? saved ?? undefined
}
