import { namedCountries } from '#web/domain/visitor/country-names.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import styles from './address-fields.module.css'
import type { Destination } from './use-destination.ts'

type Kind = 'own' | 'shipping'

type Props = {
  lang: Language
  texts: Texts<'checkout'>
  destination: Destination
  kind: Kind
}

type NameOf = (
  name: 'country' | 'firstName' | 'lastName' | 'address' | 'address2' | 'zipCode' | 'city' | 'state',
) => string

const nameOf: Readonly<Record<Kind, NameOf>> = {
  own: (name) => name,
  shipping: (name) => `shipping${name[0]?.toUpperCase()}${name.slice(1)}`,
}

/** One address. The country of the one that the order is sent to decides prices, shipping and tax. */
export function AddressFields({ lang, texts, destination, kind }: Props) {
  const name = nameOf[kind]
  const token = (autoComplete: string) => (kind === 'shipping' ? `shipping ${autoComplete}` : autoComplete)
  const country = destination.countryOf(kind)
  const states = destination.statesOf(country)
  return (
    <div className={styles.fields}>
      <div className={styles.wide} onChange={({ target }) => destination.onCountry(kind, target)}>
        <SelectField
          name={name('country')}
          label={texts.country}
          required
          autoComplete={token('country')}
          {...(!country && { emptyText: texts.choose })}
          options={namedCountries(lang, destination.countries, country || undefined).map(({ code, name: text }) => ({
            value: code,
            text,
          }))}
        />
        <p role="status" className={styles.failed}>
          {destination.failed === kind && texts.countryFailed}
          {destination.areCountriesMissing && texts.countriesFailed}
        </p>
        {destination.areCountriesMissing && (
          <Button variant="secondary" onClick={destination.retryCountries}>
            {texts.retry}
          </Button>
        )}
      </div>
      <TextField
        name={name('firstName')}
        label={texts.firstName}
        required
        autoComplete={token('given-name')}
        maxLength={100}
      />
      <TextField
        name={name('lastName')}
        label={texts.lastName}
        required
        autoComplete={token('family-name')}
        maxLength={100}
      />
      <TextField
        name={name('address')}
        label={texts.street}
        required
        autoComplete={token('address-line1')}
        maxLength={200}
        className={styles.wide}
      />
      <TextField
        name={name('address2')}
        label={texts.address2}
        autoComplete={token('address-line2')}
        maxLength={200}
        className={styles.wide}
      />
      <TextField
        name={name('zipCode')}
        label={texts.zipCode}
        required
        autoComplete={token('postal-code')}
        maxLength={20}
        {...(country === 'NO' && { inputMode: 'numeric' as const })}
      />
      <TextField
        name={name('city')}
        label={texts.city}
        required
        autoComplete={token('address-level2')}
        maxLength={100}
      />
      {states.length > 0 && (
        <SelectField
          name={name('state')}
          label={texts.state}
          required
          emptyText={texts.choose}
          autoComplete={token('address-level1')}
          className={styles.wide}
          options={states.map(({ code, name: text }) => ({ value: code, text }))}
        />
      )}
    </div>
  )
}
