import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import styles from './account.module.css'
import { failureText, type SectionProps } from './account-texts.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { downloadExport } from './download-export.ts'
import { refreshIfLoggedOut } from './use-call.ts'

type Message = { readonly text: string; readonly isFailure?: boolean }

/** The export and the deletion of everything (docs/product/4). */
export function DataSection({ lang, texts }: SectionProps) {
  const [message, setMessage] = useState<Message>()
  const [isDeleting, setDeleting] = useState(false)
  const isBusy = message?.text === texts.exporting
  const download = async () => {
    if (isBusy) return
    setMessage({ text: texts.exporting })
    const failure = await downloadExport(lang)
    if (failure) refreshIfLoggedOut(failure)
    setMessage(failure ? { text: failureText(failure, texts), isFailure: true } : { text: texts.exported })
  }
  return (
    <>
      <p>{texts.exportText}</p>
      <div className={styles.actions}>
        <Button variant="secondary" aria-disabled={isBusy} onClick={download}>
          {texts.export}
        </Button>
        <p role="status">{!message?.isFailure && message?.text}</p>
        <p role="alert" className={styles.error}>
          {message?.isFailure && message.text}
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
