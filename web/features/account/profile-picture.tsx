import { type ChangeEvent, useId, useRef, useState } from 'react'
import type { CurrentMember } from '#web/domain/member/member.ts'
import { pictureInSize, pictureSizes } from '#web/domain/member/uploaded-picture.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { updateProfile } from '#web/services/backend/contracts/update-profile.ts'
import { refreshSession } from '#web/services/session/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { acceptedPictures, readPictureFile } from '#web/ui/form/read-picture-file.ts'
import styles from './account.module.css'
import { failureText, type SectionProps } from './account-texts.ts'
import { refreshIfLoggedOut } from './use-call.ts'

/** Uploads take longer than other calls, on phones above all. */
const UPLOAD_TIMEOUT_MS = 60_000

type Props = SectionProps & { member: CurrentMember; onChange: (member: CurrentMember) => void }
type Message = { readonly text: string; readonly isFailure?: boolean }

/** The profile picture (R3.09): shown as soon as it is chosen, and saved at once. */
export function ProfilePicture({ lang, texts, member, onChange }: Props) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<string>()
  const [message, setMessage] = useState<Message>()
  const isBusy = preview !== undefined || message?.text === texts.pictureSaving

  const save = async (profilePicture: string | null, done: string) => {
    setMessage({ text: texts.pictureSaving })
    const result = await callBackend<typeof updateProfile>('PUT /api/v1/users/me', {
      body: { profilePicture },
      lang,
      timeoutMs: UPLOAD_TIMEOUT_MS,
    })
    setPreview(undefined)
    if (!result.ok) {
      refreshIfLoggedOut(result)
      setMessage({ text: failureText(result, texts), isFailure: true })
      return
    }
    onChange(result.value)
    setMessage({ text: done })
    await refreshSession()
  }
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // So that choosing the same file again counts as a change.
    currentTarget.value = ''
    if (!file) return
    const read = await readPictureFile(file)
    if ('problem' in read) return setMessage({ text: texts[read.problem], isFailure: true })
    setPreview(read.dataUrl)
    await save(read.dataUrl, texts.pictureSaved)
  }
  const { id, fullName, profilePicture } = member
  const picture = preview ?? (profilePicture && pictureInSize(profilePicture, pictureSizes.profile[2]))
  return (
    <div className={styles.picture} aria-busy={isBusy}>
      <Avatar id={id} name={fullName} picture={picture} />
      <div>
        <h3>{texts.picture}</h3>
        <p id={hintId} className={styles.quiet}>
          {texts.pictureHint}
        </p>
        <div className={styles.actions}>
          <input
            ref={input}
            type="file"
            accept={acceptedPictures}
            hidden
            aria-label={texts.choosePicture}
            onChange={choose}
          />
          <Button
            variant="secondary"
            aria-disabled={isBusy}
            aria-describedby={hintId}
            onClick={() => isBusy || input.current?.click()}
          >
            {profilePicture ? texts.changePicture : texts.choosePicture}
          </Button>
          {profilePicture && (
            <button
              type="button"
              className={styles.plain}
              aria-disabled={isBusy}
              onClick={() => isBusy || save(null, texts.pictureRemoved)}
            >
              {texts.removePicture}
            </button>
          )}
        </div>
        <p role="status">{!message?.isFailure && message?.text}</p>
        <p role="alert" className={styles.error}>
          {message?.isFailure && message.text}
        </p>
      </div>
    </div>
  )
}
