import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { CheckoutDetails } from '#web/domain/checkout/checkout-details.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { dialogLink, termsLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { privacyLink } from '#web/routing/privacy-link.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Form, type FormHandle } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Link } from '#web/ui/link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AddressFields } from './address-fields.tsx'
import styles from './checkout-form.module.css'
import { useDestination } from './use-destination.ts'
import { useKeptForm } from './use-kept-form.ts'
import { useMemberDetails } from './use-member-details.ts'

type Props = {
  lang: Language
  texts: Texts<'checkout'>
  handle: RefObject<FormHandle<CheckoutDetails> | null>
  /** Everything in the bag is only reserved: the fields needed to send and pay it come later. */
  isReservation: boolean
}

/** Contact, addresses, newsletter and terms. The button that submits it belongs to the payment. */
export function CheckoutForm({ lang, texts, handle, isReservation }: Props) {
  const [isSeparate, setSeparate] = useState(false)
  const destination = useDestination(handle, isSeparate)
  const guessedCities = useRef(new Set<string>())
  const wasTyped = useTypedBefore(handle)
  const keep = useKeptForm(handle, (values) => {
    setSeparate(values.separateShipping === true)
    destination.restore(values)
  })
  useMemberDetails(handle)
  // Measured by `npm run bench -- checkout`.
  useEffect(() => void performance.mark('checkout-interactive'), [])
  const country = destination.countryOf('own')
  useEffect(() => {
    if (!wasTyped.current || !country) return
    wasTyped.current = false
    void completeTyped(handle.current, guessedCities.current)
      .then(keep)
      .catch(() => {})
  })

  const onChange = async ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const { name } = target
    if (name === 'separateShipping' && 'checked' in target) {
      setSeparate(target.checked)
      destination.onSeparate(target.checked)
    }
    // From the render before, so the one that the number was typed for.
    const countryBefore = destination.countryOf('own')
    keep()
    if (!(name === 'country' || /zipCode$/i.test(name)) || !handle.current) return
    const { completeCity, movePhone } = await loadCode()
    if (name === 'country') movePhone(handle.current, countryBefore)
    else await completeCity(handle.current, name, guessedCities.current)
    keep()
  }
  const onBlur = async ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'phone' || !handle.current) return
    const { formatPhone } = await loadCode()
    formatPhone(handle.current)
    keep()
  }
  const address = { lang, texts, destination }
  // The schema outlives a render.
  const latest = useRef({ destination, isReservation })
  useEffect(() => {
    latest.current = { destination, isReservation }
  })
  return (
    <Form
      lang={lang}
      handle={handle}
      className={styles.form}
      aria-label={texts.title}
      loadSchema={async () =>
        (await loadCode()).checkoutSchema(
          (country) => latest.current.destination.statesOf(country),
          () => latest.current.isReservation,
        )
      }
      onChange={(event) => void onChange(event).catch(() => {})}
      onBlur={(event) => void onBlur(event).catch(() => {})}
      messages={texts}
      failedText={texts.formFailed}
      invalidText={texts.checkFields}
      onSubmit={async () => undefined}
    >
      <section className={styles.section} aria-labelledby="contact">
        <div className={styles.head}>
          <h2 id="contact">{texts.contact}</h2>
          <p className={styles.account} data-show-to="logged_out">
            {texts.haveAccount} <Link href={dialogLink(lang, '#log-in')}>{texts.logIn}</Link>
          </p>
        </div>
        <p className={styles.required}>{texts.required}</p>
        <TextField
          name="email"
          type="email"
          label={texts.email}
          hint={texts.emailHint}
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <div hidden={isReservation}>
          <TextField
            name="phone"
            type="tel"
            label={texts.phone}
            hint={texts.phoneHint}
            required
            autoComplete="tel"
            maxLength={40}
          />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="address" hidden={isReservation}>
        <h2 id="address">{texts.address}</h2>
        <AddressFields {...address} kind="own" />
        <CheckboxField name="separateShipping" label={texts.separateShipping} />
      </section>
      <section className={styles.section} aria-labelledby="shipping" hidden={!isSeparate || isReservation}>
        <h2 id="shipping">{texts.shippingAddress}</h2>
        <AddressFields {...address} kind="shipping" />
      </section>
      <section className={styles.section}>
        <CheckboxField name="newsletter" label={texts.newsletter} />
        <div>
          <CheckboxField
            name="termsAndConditions"
            label={isReservation ? texts.reservationTerms : texts.terms}
            required
          />
          <p className={styles.terms}>
            {[
              { href: termsLink(lang), text: texts.termsRead },
              { href: privacyLink(lang), text: texts.privacyRead },
            ].map(({ href, text }) => (
              <Link key={href} href={href} newTab>
                {text}
                <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
              </Link>
            ))}
          </p>
        </div>
      </section>
      <FormAlert />
    </Form>
  )
}

/** Whether anything was typed before the form was hydrated, and so before its handlers ran. */
function useTypedBefore(handle: Props['handle']): RefObject<boolean> {
  const wasTyped = useRef(false)
  useEffect(() => {
    wasTyped.current = Object.values(handle.current?.read() ?? {}).some(Boolean)
  }, [handle])
  return wasTyped
}

/** Does the handlers' work for values that were typed before the handlers were there. */
async function completeTyped(form: FormHandle<CheckoutDetails> | null, guessedCities: Set<string>): Promise<void> {
  if (!form) return
  const { completeCity, formatPhone } = await loadCode()
  const { activeElement } = document
  if (!(activeElement instanceof HTMLInputElement && activeElement.name === 'phone')) formatPhone(form)
  for (const name of ['zipCode', 'shippingZipCode']) await completeCity(form, name, guessedCities)
}

const loadCode = async () => (await import('./form-code.ts')).formCode
