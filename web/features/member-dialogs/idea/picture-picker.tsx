import { useId, useRef } from 'react'
import { ideaLimits } from '#web/domain/member/idea-limits.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import iconButton from '#web/ui/icon-button.module.css'
import { CloseIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AddPictures } from '../add-pictures.tsx'
import styles from './idea.module.css'
import type { IdeaTexts } from './idea-texts.ts'
import { sentShares } from './sent-shares.ts'
import type { Pictures } from './use-pictures.ts'

const { pictures: max } = ideaLimits

type Props = {
  texts: IdeaTexts
  value: Pictures
  /** The part of them that was sent, from 0 to 1. */
  sent: number | undefined
  onRemove: () => void
}

/** Chooses, shows and removes the pictures of an idea. */
export function PicturePicker({ texts, value, sent, onRemove }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { pictures, pending, problem, add, remove } = value
  const shares = sentShares(
    pictures.map(({ dataUrl }) => dataUrl.length),
    sent ?? 0,
  )
  const [reading] = pending
  return (
    <fieldset className={styles.pictures}>
      <legend>{fillIn(texts.pictures, { max })}</legend>
      {pictures.length + pending.length > 0 && (
        <ul className={styles.previews}>
          {pictures.map(({ key, name, dataUrl }, index) => (
            <li key={key}>
              {/* biome-ignore lint/performance/noImgElement: a picture that is only in this browser. */}
              <img src={dataUrl} alt={name} />
              {sent !== undefined && (
                <progress value={shares[index]} aria-label={fillIn(texts.sendingPicture, { name })} />
              )}
              <button
                type="button"
                hidden={sent !== undefined}
                className={iconButton.button}
                onClick={() => {
                  remove(key)
                  onRemove()
                  input.current?.focus()
                }}
              >
                <CloseIcon />
                <VisuallyHidden>{fillIn(texts.remove, { name })}</VisuallyHidden>
              </button>
            </li>
          ))}
          {pending.map(({ key, name }) => (
            <li key={key} className={styles.pending}>
              <span>{name}</span>
              <progress aria-label={fillIn(texts.reading, { name })} {...(key !== reading?.key && { value: 0 })} />
            </li>
          ))}
        </ul>
      )}
      <AddPictures ref={input} id={id} label={texts.addPictures} multiple describedBy={`${id}-status`} onAdd={add} />
      <p id={`${id}-status`} role="status" className={styles.status}>
        {reading
          ? fillIn(texts.reading, reading)
          : pictures.length > 0 && fillIn(texts.pictureReady, { count: pictures.length, max })}
      </p>
      <p role="alert" className={styles.problem}>
        {problem && (problem === 'tooMany' ? fillIn(texts.tooMany, { max }) : texts.login[problem])}
      </p>
    </fieldset>
  )
}
