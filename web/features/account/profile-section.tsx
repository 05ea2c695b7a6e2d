import { useState } from 'react'
import { preferredFits } from '#web/domain/member/account-limits.ts'
import type { CurrentMember } from '#web/domain/member/member.ts'
import { namedCountries } from '#web/domain/visitor/country-names.ts'
import { accountErrorField } from '#web/services/backend/account-error-field.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { updateProfile } from '#web/services/backend/contracts/update-profile.ts'
import { onlyKey } from '#web/services/live-data/live-read.ts'
import { shopCountries } from '#web/services/live-data/shop-countries.ts'
import { useLive } from '#web/services/live-data/use-live-data.ts'
import { refreshSession } from '#web/services/session/session.ts'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import styles from './account.module.css'
import { accountFormFailure, type SectionProps } from './account-texts.ts'
import { EmailStatus } from './email-status.tsx'
import { ProfilePicture } from './profile-picture.tsx'

type Props = SectionProps & { member: CurrentMember; onChange: (member: CurrentMember) => void }

/** Picture, address and profile (R3.08, R5.07). */
export function ProfileSection({ lang, texts, member, onChange }: Props) {
  const [isSaved, setSaved] = useState(false)
  const countries = useLive(shopCountries, onlyKey)
  const codes = countries.status === 'loaded' ? countries.value.map(({ code }) => code) : []
  return (
    <>
      <EmailStatus lang={lang} texts={texts} member={member} onChange={onChange} />
      <ProfilePicture lang={lang} texts={texts} member={member} onChange={onChange} />
      <Form
        lang={lang}
        name="profile"
        className={styles.form}
        loadSchema={async () => (await import('./account-schemas.ts')).profileSchema}
        messages={texts}
        failedText={texts.failed}
        onChange={() => setSaved(false)}
        onSubmit={async (profile) => {
          const result = await callBackend<typeof updateProfile>('PUT /api/v1/users/me', { body: profile, lang })
          if (!result.ok) return accountFormFailure(result, texts, accountErrorField(result.code))
          onChange(result.value)
          setSaved(true)
          await refreshSession()
        }}
      >
        <TextField
          name="fullName"
          label={texts.fullName}
          hint={texts.fullNameHint}
          required
          autoComplete="name"
          defaultValue={member.fullName}
        />
        <SelectField
          name="country"
          label={texts.country}
          hint={countries.status === 'failed' ? texts.countriesFailed : undefined}
          emptyText={texts.notGiven}
          defaultValue={member.country ?? ''}
          autoComplete="country"
          options={namedCountries(lang, codes, member.country ?? undefined).map(({ code, name }) => ({
            value: code,
            text: name,
          }))}
        />
        <div className={styles.pair}>
          <TextField
            name="postcode"
            label={texts.postcode}
            autoComplete="postal-code"
            defaultValue={member.postcode ?? ''}
          />
          <TextField
            name="birthYear"
            label={texts.birthYear}
            inputMode="numeric"
            autoComplete="bday-year"
            defaultValue={String(member.birthYear ?? '')}
          />
        </div>
        <SelectField
          name="preferredFit"
          label={texts.preferredFit}
          emptyText={texts.notGiven}
          defaultValue={member.preferredFit ?? ''}
          options={preferredFits.map((value) => ({ value, text: texts[value] }))}
        />
        <FormAlert />
        <div className={styles.actions}>
          <SubmitButton busyText={texts.saving}>{texts.save}</SubmitButton>
          <p role="status">{isSaved && texts.saved}</p>
        </div>
      </Form>
    </>
  )
}
