import { useId, useState } from 'react'
import type { CurrentMember } from '#web/domain/member/member.ts'
import { updateProfile } from '#web/services/backend/calls/update-profile.gen.ts'
import form from '#web/ui/form/form.module.css'
import styles from './account.module.css'
import { failureText, type SectionProps } from './account-texts.ts'
import { refreshIfLoggedOut } from './use-call.ts'

type Props = SectionProps & { member: CurrentMember; onChange: (member: CurrentMember) => void }

/** Which mails the member gets. A change is saved at once. */
export function NotificationsSection({ lang, texts, member, onChange }: Props) {
  const id = useId()
  const [wanted, setWanted] = useState<boolean>()
  const [message, setMessage] = useState<string>()
  const save = async (enableNotifications: boolean) => {
    if (wanted !== undefined) return
    setWanted(enableNotifications)
    setMessage(texts.saving)
    const result = await updateProfile({ body: { enableNotifications }, lang })
    setWanted(undefined)
    setMessage(result.ok ? texts.saved : failureText(result, texts))
    if (result.ok) onChange(result.value)
    else refreshIfLoggedOut(result)
  }
  return (
    <>
      <div className={styles.check}>
        <input
          id={id}
          type="checkbox"
          className={form.checkbox}
          checked={wanted ?? member.enableNotifications}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => save(currentTarget.checked)}
        />
        <label htmlFor={id}>{texts.replyMails}</label>
        <p id={`${id}-hint`} className={styles.quiet}>
          {texts.replyMailsHint}
        </p>
      </div>
      <p role="status">{message}</p>
      <p>
        {texts.newsletterText} <a href="#newsletter">{texts.toNewsletter}</a>
      </p>
    </>
  )
}
