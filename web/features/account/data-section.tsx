import { useState } from 'react'
import { orThrow } from '#web/services/backend/or-throw.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './account.module.css'
import type { SectionProps } from './account-texts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { downloadExport } from './download-export.ts'
import { useChange } from './use-change.ts'

/** The export and the deletion of everything (docs/product/4). */
export function DataSection({ lang, texts }: SectionProps) {
  const { run, isBusy, done, failure } = useChange(texts)
  const [isDeleting, setDeleting] = useState(false)
  const download = () =>
    run(async () => {
      await orThrow(downloadExport(lang))
      return texts.exported
    })
  return (
    <>
      <p>{texts.exportText}</p>
      <div className={styles.actions}>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => isBusy || download()}>
          {texts.export}
        </Button>
        <p role="status">{isBusy ? texts.exporting : done}</p>
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      </div>
      <p className={styles.apart}>{texts.deleteText}</p>
      <div className={styles.actions}>
        <button type="button" className={styles.danger} onClick={() => setDeleting(true)}>
          {texts.delete}
        </button>
      </div>
      <DeleteDialog lang={lang} texts={texts} isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </>
  )
}
