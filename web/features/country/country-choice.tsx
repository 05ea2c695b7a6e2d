import { type ChangeEvent, useCallback, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { setCountry } from '#web/services/bag/bag.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import { localState } from '#web/services/local-state/local-state.ts'
import { namedCountries } from './country-names.ts'
import styles from './country-select.module.css'
import { LoadFailed } from './load-failed.tsx'
import { shopCountries } from './shop-countries.ts'

type Props = { lang: Language; texts: Texts<'country'> }

/** Offers only the current country while the list is loading, and when it cannot be loaded. */
export function CountryChoice({ lang, texts }: Props) {
  const id = useId()
  const present = usePresentCountry()
  const { codes, hasFailed, load } = useShopCountries()
  const [chosen, setChosen] = useState<string>()
  const [isRefused, setRefused] = useState(false)

  const onChange = async ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    setChosen(value)
    setRefused(false)
    setRefused(!(await setCountry(value)))
    setChosen(undefined)
  }
  return (
    <>
      <label htmlFor={id}>{texts.label}</label>
      <select
        id={id}
        className={styles.select}
        value={chosen ?? present ?? ''}
        aria-busy={chosen !== undefined}
        onChange={onChange}
      >
        {!present && <option value="">{texts.choose}</option>}
        {namedCountries(lang, codes, present).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <p role="status" className={styles.message}>
        {isRefused && texts.failed}
        {hasFailed && <LoadFailed texts={texts} onRetry={load} />}
      </p>
    </>
  )
}

/** The bag's country, or the one that was chosen or detected before. */
function usePresentCountry(): string | undefined {
  const ofBag = useStore(bagState, ({ bag }) => bag?.country)
  const saved = useStore(localState, ({ userPreferences }) => userPreferences.country)
  return ofBag ?? saved ?? undefined
}

function useShopCountries() {
  const [codes, setCodes] = useState<readonly string[]>([])
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    shopCountries().then(
      (list) => {
        setCodes(list)
        setFailed(false)
      },
      () => setFailed(true),
    )
  }, [])
  useEffect(load, [load])
  return { codes, hasFailed, load }
}
