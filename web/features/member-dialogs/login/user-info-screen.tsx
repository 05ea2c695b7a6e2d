import { useState } from 'react'
import { namedCountries } from '#web/domain/visitor/country-names.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { updateProfile } from '#web/services/backend/contracts/update-profile.ts'
import { onlyKey } from '#web/services/live-data/live-read.ts'
import { shopCountries } from '#web/services/live-data/shop-countries.ts'
import { useLive } from '#web/services/live-data/use-live-data.ts'
import { localState } from '#web/services/local-state/local-state.ts'
import { announceSessionChange } from '#web/services/session/session.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { callFailure } from './call-failure.ts'
import styles from './login.module.css'
import { userInfoSchema } from './login-schemas.ts'
import { ProfilePicture } from './profile-picture.tsx'
import type { ScreenProps } from './screen.ts'
import { StepLink } from './step-link.tsx'

/** Milliseconds that sending the picture may take. */
const UPLOAD_TIMEOUT_MS = 30_000

/** The details that new members may give about themselves (R3.08). */
export function UserInfoScreen({ lang, texts, send }: ScreenProps) {
  const present = localState.getState().userPreferences.country ?? undefined
  const [profilePicture, setPicture] = useState<string>()
  const countries = useLive(shopCountries, onlyKey)
  const codes = countries.status === 'loaded' ? countries.value.map(({ code }) => code) : []
  return (
    <Form
      lang={lang}
      name="profile"
      className={styles.form}
      loadSchema={async () => userInfoSchema}
      messages={texts}
      failedText={texts.failed}
      onSubmit={async (profile) => {
        const result = await callBackend<typeof updateProfile>('PUT /api/v1/users/me', {
          body: { ...profile, ...(profilePicture && { profilePicture }), enableNotifications: true },
          lang,
          timeoutMs: UPLOAD_TIMEOUT_MS,
        })
        if (!result.ok) return callFailure(result, texts)
        await announceSessionChange()
        send({ type: 'saved' })
      }}
    >
      <p>{texts.infoText}</p>
      <ProfilePicture texts={texts} value={profilePicture} onChange={setPicture} />
      <SelectField
        name="country"
        label={texts.country}
        hint={countries.status === 'failed' ? texts.countriesFailed : undefined}
        emptyText={texts.noCountry}
        defaultValue={present ?? ''}
        autoComplete="country"
        options={namedCountries(lang, codes, present).map(({ code, name }) => ({ value: code, text: name }))}
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
