import { useRef, useState } from 'react'
import type { CurrentMember } from '#web/domain/member/member.ts'
import type { Subscription, SubscriptionsChange } from '#web/domain/member/subscriptions.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { changeSubscriptions } from '#web/services/backend/contracts/change-subscriptions.ts'
import type { getSubscriptions } from '#web/services/backend/contracts/get-subscriptions.ts'
import type { updateProfile } from '#web/services/backend/contracts/update-profile.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import styles from './account.module.css'
import { Loaded } from './account-section.tsx'
import type { SectionProps } from './account-texts.ts'
import { MailChoice } from './mail-choice.tsx'
import { useChange } from './use-change.ts'
import { useMemberQuery } from './use-member-query.ts'

type Props = SectionProps & { member: CurrentMember; onChange: (member: CurrentMember) => void }

/** The mails that the member gets. A change is saved at once. */
export function NotificationsSection({ lang, texts, member, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const { query, setValue } = useMemberQuery(
    'subscriptions',
    () => callBackend<typeof getSubscriptions>('GET /api/v1/users/me/subscriptions', { lang }),
    place,
  )
  const { run, isBusy, done, failure } = useChange(texts)
  const [saving, setSaving] = useState<{ readonly name: string; readonly isWanted: boolean }>()

  async function save(name: string, isWanted: boolean, work: () => Promise<string | undefined>) {
    if (saving) return
    setSaving({ name, isWanted })
    await run(async () => (await work()) ?? texts.saved)
    setSaving(undefined)
  }
  const isTicked = (name: string, isOn: boolean) => (saving?.name === name ? saving.isWanted : isOn)
  const stateText = ({ state, since }: Subscription) =>
    state === 'waiting'
      ? texts.mailsWaiting
      : state === 'on' && since
        ? fillIn(texts.mailsSince, { day: formatDate(lang, new Date(since)) })
        : texts.mailsOff

  return (
    <div ref={place} className={styles.mails}>
      <MailChoice
        label={texts.replyMails}
        hint={texts.replyMailsHint}
        isTicked={isTicked('replies', member.enableNotifications)}
        onChange={(enableNotifications) =>
          save('replies', enableNotifications, async () => {
            onChange(
              await orThrow(
                callBackend<typeof updateProfile>('PUT /api/v1/users/me', { body: { enableNotifications }, lang }),
              ),
            )
            return undefined
          })
        }
      />
      <Loaded query={query} texts={texts}>
        {(subscriptions) => {
          const change = (name: keyof SubscriptionsChange, isWanted: boolean, off: string) =>
            save(name, isWanted, async () => {
              setValue(
                await orThrow(
                  callBackend<typeof changeSubscriptions>('PUT /api/v1/users/me/subscriptions', {
                    body: { [name]: isWanted },
                    lang,
                  }),
                ),
              )
              return !isWanted && subscriptions[name].state === 'on' ? off : undefined
            })
          return (
            <>
              <MailChoice
                label={texts.campaignMails}
                hint={`${stateText(subscriptions.community)} ${texts.campaignMailsHint}`}
                isTicked={isTicked('community', subscriptions.community.state !== 'off')}
                onChange={(isWanted) => change('community', isWanted, texts.campaignMailsEnded)}
              />
              <MailChoice
                label={texts.newsletterMails}
                hint={`${stateText(subscriptions.newsletter)} ${texts.newsletterMailsHint}`}
                isTicked={isTicked('newsletter', subscriptions.newsletter.state !== 'off')}
                onChange={(isWanted) => change('newsletter', isWanted, texts.newsletterEnded)}
              />
            </>
          )
        }}
      </Loaded>
      <p role="status">{isBusy ? texts.saving : (done ?? failure)}</p>
    </div>
  )
}
