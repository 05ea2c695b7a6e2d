import { type ChangeEvent, useId, useState } from 'react'
import { useStore } from 'zustand'
import { namedCountries } from '#web/domain/visitor/country-names.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { setCountry } from '#web/services/bag/bag.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import { retryLive } from '#web/services/live-data/live-data.ts'
import { onlyKey } from '#web/services/live-data/live-read.ts'
import { shopCountries } from '#web/services/live-data/shop-countries.ts'
import { useLive } from '#web/services/live-data/use-live-data.ts'
import { localState } from '#web/services/local-state/local-state.ts'
import styles from './country-select.module.css'
import { LoadFailed } from './load-failed.tsx'

type Props = { lang: Language; texts: Texts<'country'> }

/** Offers only the current country while the list is loading, and when it cannot be loaded. */
export function CountryChoice({ lang, texts }: Props) {
  const id = useId()
  const present = usePresentCountry()
  const countries = useLive(shopCountries, onlyKey)
  const codes = countries.status === 'loaded' ? countries.value.map(({ code }) => code) : []
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
        {countries.status === 'failed' && (
          <LoadFailed texts={texts} onRetry={() => retryLive(shopCountries, onlyKey)} />
        )}
      </p>
    </>
  )
}

/** The bag's country, or the one that was chosen or detected before. */
function usePresentCountry(): string | undefined {
  const bagCountry = useStore(bagState, ({ bag }) => bag?.country)
  const saved = useStore(localState, ({ userPreferences }) => userPreferences.country)
  return bagCountry ?? saved ?? undefined
}
