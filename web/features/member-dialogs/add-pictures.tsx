import type { Ref } from 'react'
import { acceptedPictures } from '#web/ui/form/read-picture-file.ts'
import styles from './add-pictures.module.css'

type Props = {
  id: string
  label: string
  multiple?: boolean
  describedBy?: string
  onAdd: (files: readonly File[]) => void
  ref?: Ref<HTMLInputElement>
}

/** A file input for pictures that looks like a button. */
export function AddPictures({ id, label, multiple, describedBy, onAdd, ref }: Props) {
  return (
    <div className={styles.add}>
      <input
        ref={ref}
        id={id}
        type="file"
        accept={acceptedPictures}
        multiple={multiple}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  )
}
