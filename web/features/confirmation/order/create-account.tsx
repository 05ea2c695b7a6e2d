import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { accountLimits } from '#web/domain/member/account-limits.ts'
import type { Order } from '#web/domain/order/order.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { dialogLink, termsLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { accountErrorField } from '#web/services/backend/account-error-field.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { register } from '#web/services/backend/contracts/register.ts'
import { announceSessionChange } from '#web/services/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormAlert } from '#web/ui/form/form-alert.tsx'
import { NewPasswordField } from '#web/ui/form/new-password-fields.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { LinkedSentence } from '#web/ui/linked-sentence.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from '../confirmation.module.css'
import type { ConfirmationTexts } from '../confirmation-texts.ts'

/** The known facts about a person who has ordered or reserved. */
export type Buyer = Pick<Order, 'email'> & { readonly billing: Pick<Order['billing'], 'firstName' | 'lastName'> }

type Props = { lang: Language; order: Buyer; texts: ConfirmationTexts; onCreated: () => void }

type Values = { readonly password: string; readonly fullName?: string | undefined }

/**
 * Name and address are the order's, so that only a password is missing; the name is asked for if the order's cannot be
 * used.
 */
export function CreateAccount({ lang, order: { email, billing }, texts, onCreated }: Props) {
  const [isTaken, setTaken] = useState(false)
  const place = useRef<HTMLElement>(null)
  // The way on takes the place of the form, and its focus.
  useEffect(() => {
    if (isTaken) place.current?.querySelector('a')?.focus()
  }, [isTaken])
  const name = `${billing.firstName} ${billing.lastName}`.trim().slice(0, accountLimits.fullName.max)
  const [asksForName, setAsksForName] = useState(name.length < accountLimits.fullName.min)
  return (
    <section ref={place} className={styles.part} aria-labelledby="create-account">
      <h2 id="create-account">{texts.accountTitle}</h2>
      {isTaken ? (
        <Notice role="alert">
          <p>{fillIn(texts.accountTaken, { email })}</p>
          <p className={styles.way}>
            <ButtonLink href={dialogLink(lang, '#log-in')}>{texts.logIn}</ButtonLink>
          </p>
        </Notice>
      ) : (
        <Form<Values>
          lang={lang}
          name="create-account"
          className={styles.form}
          loadSchema={async () => (await import('./account-schema.ts')).accountSchema}
          messages={texts}
          failedText={texts.accountFailed}
          onSubmit={async ({ password, fullName = name }) => {
            const result = await callBackend<typeof register>('POST /api/v1/auth/register', {
              body: { email, password, fullName, lang },
              lang,
            })
            if (result.ok) {
              onCreated()
              await announceSessionChange()
              return undefined
            }
            if (result.code === 'emailTaken') setTaken(true)
            const message = result.message ?? texts.accountFailed
            const field = accountErrorField(result.code)
            // The field has to be there when its message is shown.
            if (field === 'fullName') flushSync(() => setAsksForName(true))
            return field === 'fullName' || field === 'password' ? { fields: { [field]: message } } : { message }
          }}
        >
          <p>{texts.accountText}</p>
          <p className={styles.email}>{fillIn(texts.accountEmail, { email })}</p>
          {/* For password managers, which store the password with the address. */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          {asksForName && (
            <TextField name="fullName" label={texts.fullName} defaultValue={name} required autoComplete="name" />
          )}
          <NewPasswordField texts={texts} label={texts.password} known={[email, name]} />
          <FormAlert />
          <SubmitButton busyText={texts.accountBusy}>{texts.accountSubmit}</SubmitButton>
          <p className={styles.quiet}>
            <LinkedSentence text={texts.accountTerms} href={termsLink(lang)} />
          </p>
        </Form>
      )}
    </section>
  )
}
