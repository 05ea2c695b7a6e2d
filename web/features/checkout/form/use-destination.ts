import { type RefObject, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { setCountry } from '#web/services/bag/bag.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import { type KeptForm, readKeptForm } from '#web/services/checkout/kept-form.ts'
import { retryLive } from '#web/services/live-data/live-data.ts'
import { onlyKey } from '#web/services/live-data/live-read.ts'
import { type ShopCountry, shopCountries } from '#web/services/live-data/shop-countries.ts'
import { useLive } from '#web/services/live-data/use-live-data.ts'
import { localState } from '#web/services/local-state/local-state.ts'
import type { FormHandle } from '#web/ui/form/form.tsx'

type AddressKind = 'own' | 'shipping'

export type Destination = {
  /** Codes of all countries that the shop ships to; only the present one until they are loaded. */
  readonly countries: readonly string[]
  readonly statesOf: (country: string) => ShopCountry['states']
  /** The country chosen in an address; empty while it is not known. */
  readonly countryOf: (kind: AddressKind) => string
  readonly onCountry: (kind: AddressKind, target: EventTarget) => void
  readonly onSeparate: (isSeparate: boolean) => void
  /** Takes up what an earlier page load had chosen. The selection knows where the order is sent. */
  readonly restore: (kept: KeptForm) => void
  /** The countries could not be loaded. */
  readonly areCountriesMissing: boolean
  readonly retryCountries: () => void
  /** The address whose country the platform did not take. */
  readonly failed: AddressKind | undefined
}

const fieldOf = { own: 'country', shipping: 'shippingCountry' } as const

/**
 * The country of the address that the order is sent to is the selection's: prices, shipping and tax follow it, and the
 * platform accepts no payment to another one. The country of the buyer's own address is free while the order is sent
 * elsewhere.
 */
export function useDestination(
  form: RefObject<Pick<FormHandle<unknown>, 'fill'> | null>,
  isSeparate: boolean,
): Destination {
  const present = usePresentCountry()
  const [chosen, setChosen] = useState<Readonly<Partial<Record<AddressKind, string>>>>({})
  const [failed, setFailed] = useState<AddressKind>()
  const countries = useLive(shopCountries, onlyKey)
  const shipped = countries.status === 'loaded' ? countries.value : []
  const sentTo: AddressKind = isSeparate ? 'shipping' : 'own'
  const countryOf = (kind: AddressKind) => (kind === sentTo ? present : (chosen[kind] ?? present))

  // The selects are the form's: they get what the platform, another tab or an earlier visit decided.
  const [own, shipping] = [countryOf('own'), countryOf('shipping')]
  // biome-ignore lint/correctness/useExhaustiveDependencies: an option can be chosen once it is in the list.
  useEffect(() => {
    const { state = '', shippingState = '' } = readKeptForm()
    form.current?.fill({ [fieldOf.own]: own, [fieldOf.shipping]: shipping, state, shippingState })
  }, [form, own, shipping, shipped.length])

  async function moveTo(kind: AddressKind, code: string) {
    setFailed(undefined)
    if (!code || code === present || (await setCountry(code))) return
    setFailed(kind)
    form.current?.fill({ [fieldOf[kind]]: present })
  }

  return {
    countries: shipped.map(({ code }) => code),
    statesOf: (country) => shipped.find(({ code }) => code === country)?.states ?? [],
    countryOf,
    areCountriesMissing: countries.status === 'failed',
    retryCountries: () => retryLive(shopCountries, onlyKey),
    failed,
    onCountry: (kind, target) => {
      if (!(target instanceof HTMLSelectElement)) return
      const { value } = target
      setChosen((before) => ({ ...before, [kind]: value }))
      if (kind === sentTo) void moveTo(kind, value)
    },
    restore: ({ separateShipping, country }) => {
      if (separateShipping === true && typeof country === 'string' && country)
        setChosen((before) => ({ ...before, own: country }))
    },
    onSeparate: (isNowSeparate) => {
      if (isNowSeparate) setChosen((before) => ({ ...before, own: present, shipping: before.shipping ?? present }))
      void moveTo(isNowSeparate ? 'shipping' : 'own', chosen[isNowSeparate ? 'shipping' : 'own'] ?? present)
    },
  }
}

/** The bag's country, or the one that was chosen or detected before. */
function usePresentCountry(): string {
  const bagCountry = useStore(bagState, ({ bag }) => bag?.country)
  const saved = useStore(localState, ({ userPreferences }) => userPreferences.country)
  return bagCountry ?? saved ?? ''
}
