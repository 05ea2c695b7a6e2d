import { useState } from 'react'
import { homeLink } from '#web/routing/fixed-links.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { deleteAccount } from '#web/services/backend/contracts/delete-account.ts'
import { announceSessionChange } from '#web/services/session/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { Modal } from '#web/ui/modal/modal.tsx'
import styles from './account.module.css'
import { failureText, type SectionProps } from './account-texts.ts'

/** Milliseconds: many rows may have to change. */
const TIMEOUT_MS = 15_000

type Props = SectionProps & { isOpen: boolean; onClose: () => void }

/** Asks for the password and deletes the account; then says goodbye, and the page shows the login once it is closed. */
export function DeleteDialog({ lang, texts, isOpen, onClose }: Props) {
  const [isDone, setDone] = useState(false)
  const close = () => {
    onClose()
    if (isDone) void announceSessionChange()
  }
  return (
    <Modal isOpen={isOpen} onClose={close} labelledBy="delete-heading" closeText={texts.close}>
      <div className={styles.dialog}>
        <h2 id="delete-heading">{isDone ? texts.deletedTitle : texts.deleteTitle}</h2>
        {isDone ? (
          <>
            <p role="status">{texts.deletedText}</p>
            <ButtonLink href={homeLink(lang)}>{texts.close}</ButtonLink>
          </>
        ) : (
          <Form
            lang={lang}
            name="delete-account"
            className={styles.form}
            loadSchema={async () => (await import('./account-schemas.ts')).deletionSchema}
            messages={texts}
            failedText={texts.failed}
            onSubmit={async ({ password }) => {
              const result = await callBackend<typeof deleteAccount>('DELETE /api/v1/users/me', {
                body: { password, lang },
                timeoutMs: TIMEOUT_MS,
              })
              if (result.ok || result.code === 'notLoggedIn') {
                setDone(true)
                return undefined
              }
              const text = failureText(result, texts)
              return result.code === 'wrongPassword' ? { fields: { password: text } } : { message: text }
            }}
          >
            <p>{texts.deleteText}</p>
            <PasswordField
              name="password"
              label={texts.deletePassword}
              required
              marksRequired={false}
              autoComplete="current-password"
              texts={texts}
            />
            <FormAlert />
            <div className={styles.actions}>
              <SubmitButton busyText={texts.deleting}>{texts.deleteConfirm}</SubmitButton>
              <Button variant="secondary" onClick={close}>
                {texts.cancel}
              </Button>
            </div>
          </Form>
        )}
      </div>
    </Modal>
  )
}
