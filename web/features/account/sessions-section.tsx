import { useRef, useState } from 'react'
import { relativeTime } from '#web/i18n/moments.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { listSessions } from '#web/services/backend/contracts/list-sessions.ts'
import type { revokeOtherSessions } from '#web/services/backend/contracts/revoke-other-sessions.ts'
import type { revokeSession } from '#web/services/backend/contracts/revoke-session.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import styles from './account.module.css'
import { AccountSection, Loaded } from './account-section.tsx'
import { deviceText, type SectionProps } from './account-texts.ts'
import { deviceOf } from './device.ts'
import { useChange } from './use-change.ts'
import { useMemberQuery } from './use-member-query.ts'

/** The member's logins, and how to end them. */
export function SessionsSection({ lang, texts }: SectionProps) {
  const place = useRef<HTMLElement>(null)
  const { query, setValue } = useMemberQuery(
    'sessions',
    () => callBackend<typeof listSessions>('GET /api/v1/users/me/sessions', { lang }),
    place,
  )
  const { run, done, failure } = useChange(texts)
  const [now] = useState(() => Date.now())
  return (
    <AccountSection id="sessions" heading={texts.sessions} place={place}>
      <p>{texts.sessionsText}</p>
      <Loaded query={query} texts={texts}>
        {({ sessions }) => {
          const others = sessions.filter(({ isCurrent }) => !isCurrent)
          const end = (id: string, device: string) =>
            run(async () => {
              const result = await callBackend<typeof revokeSession>('DELETE /api/v1/users/me/sessions/{id}', {
                params: { id },
                lang,
              })
              if (!result.ok && result.code !== 'noSuchSession') await orThrow(result)
              setValue({ sessions: sessions.filter((session) => session.id !== id) })
              return fillIn(texts.sessionEnded, { device })
            })
          const endOthers = () =>
            run(async () => {
              await orThrow(callBackend<typeof revokeOtherSessions>('DELETE /api/v1/users/me/sessions', { lang }))
              setValue({ sessions: sessions.filter(({ isCurrent }) => isCurrent) })
              return texts.othersEnded
            })
          return (
            <>
              <ul className={styles.list}>
                {sessions.map(({ id, userAgent, lastUsedAt, isCurrent }) => {
                  const device = deviceText(deviceOf(userAgent), texts)
                  return (
                    <li key={id} className={styles.row}>
                      <div>
                        <strong>{device}</strong>
                        <p className={styles.quiet}>
                          {fillIn(texts.lastUsed, { time: relativeTime(lang, Date.parse(lastUsedAt), now) })}
                        </p>
                      </div>
                      {isCurrent ? (
                        <Tag>{texts.thisBrowser}</Tag>
                      ) : (
                        <button
                          type="button"
                          className={styles.plain}
                          aria-label={fillIn(texts.endSessionOn, { device })}
                          onClick={() => end(id, device)}
                        >
                          {texts.endSession}
                        </button>
                      )}
                    </li>
                  )
                })}
              </ul>
              {others.length > 0 && (
                <Button variant="secondary" onClick={endOthers}>
                  {texts.endOthers}
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
      <p role="status">{done ?? failure}</p>
    </AccountSection>
  )
}
