import { useEffect, useState } from 'react'
import { namedCountries } from '#web/domain/visitor/country-names.ts'
import { updateProfile } from '#web/services/backend/calls/update-profile.gen.ts'
import { shopCountries } from '#web/services/centra/shop-countries.ts'
import { localState } from '#web/services/local-state/local-state.ts'
import { refreshSession } from '#web/services/session/session.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { callFailure } from './call-failure.ts'
import styles from './login.module.css'
import { userInfoSchema } from './login-schemas.ts'
import type { ScreenProps } from './screen.ts'
import { StepLink } from './step-link.tsx'

/** What a new member may tell of themselves (R3.08). */
export function UserInfoScreen({ lang, texts, send }: ScreenProps) {
  const present = localState.getState().userPreferences.country ?? undefined
  const countries = useShopCountries()
  return (
    <Form
      lang={lang}
      name="profile"
      className={styles.form}
      loadSchema={async () => userInfoSchema}
      messages={texts}
      failedText={texts.failed}
      onSubmit={async (profile) => {
        const result = await updateProfile({ body: { ...profile, enableNotifications: true }, lang })
        if (!result.ok) return callFailure(result, texts)
        await refreshSession()
        send({ type: 'saved' })
      }}
    >
      <p>{texts.infoText}</p>
      <SelectField
        name="country"
        label={texts.country}
        hint={countries === 'failed' ? texts.countriesFailed : undefined}
        emptyText={texts.noCountry}
        defaultValue={present ?? ''}
        autoComplete="country"
        options={namedCountries(lang, countries === 'failed' ? [] : countries, present).map(({ code, name }) => ({
          value: code,
          text: name,
        }))}
      />
      <div className={styles.pair}>
        <TextField name="postcode" label={texts.postcode} autoComplete="postal-code" />
        <TextField name="birthYear" label={texts.birthYear} inputMode="numeric" autoComplete="bday-year" />
      </div>
      <SelectField
        name="preferredFit"
        label={texts.preferredFit}
        emptyText={texts.noFit}
        options={(['men', 'women', 'both'] as const).map((value) => ({ value, text: texts[value] }))}
      />
      <FormAlert />
      <SubmitButton wide busyText={texts.infoBusy}>
        {texts.infoSubmit}
      </SubmitButton>
      <div className={styles.steps}>
        <StepLink onFollow={() => send({ type: 'saved' })}>{texts.skip}</StepLink>
      </div>
    </Form>
  )
}

function useShopCountries(): readonly string[] | 'failed' {
  const [countries, setCountries] = useState<readonly string[] | 'failed'>([])
  useEffect(() => {
    shopCountries().then(setCountries, () => setCountries('failed'))
  }, [])
  return countries
}
