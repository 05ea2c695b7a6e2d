import { useId, useState } from 'react'
import { type PictureProblem, readPictureFile } from '#web/ui/form/read-picture-file.ts'
import { AddPictures } from '../add-pictures.tsx'
import styles from './login.module.css'
import type { LoginTexts } from './login-texts.ts'

type Props = {
  texts: LoginTexts
  /** A data URL; undefined without a picture. */
  value: string | undefined
  onChange: (picture: string | undefined) => void
}

/** A profile picture to choose, see and remove (R3.08, R5.08). */
export function ProfilePicture({ texts, value, onChange }: Props) {
  const id = useId()
  const [problem, setProblem] = useState<PictureProblem>()
  const add = async ([file]: readonly File[]) => {
    if (!file) return
    const read = await readPictureFile(file)
    setProblem('problem' in read ? read.problem : undefined)
    if ('dataUrl' in read) onChange(read.dataUrl)
  }
  return (
    <fieldset className={styles.picture}>
      <legend>{texts.profilePicture}</legend>
      {/* biome-ignore lint/performance/noImgElement: a picture that is only in this browser. */}
      {value && <img src={value} alt={texts.chosenPicture} />}
      <AddPictures id={id} label={value ? texts.otherPicture : texts.choosePicture} onAdd={add} />
      {value && (
        <button type="button" className={styles.step} onClick={() => onChange(undefined)}>
          {texts.removePicture}
        </button>
      )}
      <p role="alert" className={styles.failed}>
        {problem && texts[problem]}
      </p>
    </fieldset>
  )
}
