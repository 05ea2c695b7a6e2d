import { useId, useRef } from 'react'
import { ideaLimits } from '#web/domain/member/idea-limits.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import iconButton from '#web/ui/icon-button.module.css'
import { CloseIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { AddPictures } from '../add-pictures.tsx'
import styles from './idea.module.css'
import type { IdeaTexts } from './idea-texts.ts'
import type { Pictures } from './use-pictures.ts'

const { pictures: max } = ideaLimits

type Props = { texts: IdeaTexts; value: Pictures; onRemove: () => void }

/** Chooses, shows and removes the pictures of an idea. */
export function PicturePicker({ texts, value, onRemove }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { pictures, progress, problem, add, remove } = value
  return (
    <fieldset className={styles.pictures}>
      <legend>{fillIn(texts.pictures, { max })}</legend>
      {pictures.length > 0 && (
        <ul className={styles.previews}>
          {pictures.map(({ key, name, dataUrl }) => (
            <li key={key}>
              {/* biome-ignore lint/performance/noImgElement: a picture that is only in this browser. */}
              <img src={dataUrl} alt={name} />
              <button
                type="button"
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
        </ul>
      )}
      <AddPictures ref={input} id={id} label={texts.addPictures} multiple describedBy={`${id}-status`} onAdd={add} />
      {progress && <progress value={progress.number - 1} max={progress.count} aria-labelledby={`${id}-status`} />}
      <p id={`${id}-status`} role="status" className={styles.status}>
        {progress
          ? fillIn(texts.reading, progress)
          : pictures.length > 0 && fillIn(texts.pictureReady, { count: pictures.length, max })}
      </p>
      <p role="alert" className={styles.problem}>
        {problem && fillIn(texts[problem], { max })}
      </p>
    </fieldset>
  )
}
