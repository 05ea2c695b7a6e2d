import { type ChangeEvent, useId, useRef, useState } from 'react'
import type { CurrentMember } from '#web/domain/member/member.ts'
import { pictureInSize, pictureSizes } from '#web/domain/member/uploaded-picture.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { updateProfile } from '#web/services/backend/contracts/update-profile.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { refreshSession } from '#web/services/session/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { acceptedPictures, readPictureFile } from '#web/ui/form/read-picture-file.ts'
import styles from './account.module.css'
import type { SectionProps } from './account-texts.ts'
import { useChange } from './use-change.ts'

/** Uploads take longer than other calls, on phones above all. */
const UPLOAD_TIMEOUT_MS = 60_000

type Props = SectionProps & { member: CurrentMember; onChange: (member: CurrentMember) => void }

/** The profile picture (R3.09): shown as soon as it is chosen, and saved at once. */
export function ProfilePicture({ lang, texts, member, onChange }: Props) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const { run, isBusy, done, failure, reset } = useChange(texts)

  const save = async (profilePicture: string | null, message: string) => {
    setProblem(undefined)
    await run(async () => {
      const call = callBackend<typeof updateProfile>('PUT /api/v1/users/me', {
        body: { profilePicture },
        lang,
        timeoutMs: UPLOAD_TIMEOUT_MS,
      })
      onChange(await orThrow(call.finally(() => setPreview(undefined))))
      void refreshSession()
      return message
    })
  }
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // So that choosing the same file again counts as a change.
    currentTarget.value = ''
    if (!file) return
    const read = await readPictureFile(file)
    if ('problem' in read) {
      reset()
      return setProblem(texts[read.problem])
    }
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
        <p role="status">{isBusy ? texts.pictureSaving : done}</p>
        <p role="alert" className={styles.error}>
          {problem ?? failure}
        </p>
      </div>
    </div>
  )
}
