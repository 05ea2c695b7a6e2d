import { type ReactNode, useId } from 'react'
import { fillIn } from '#web/lib/fill-in.ts'
import { Button } from '#web/ui/button.tsx'
import iconButton from '#web/ui/icon-button.module.css'
import { CloseIcon } from '#web/ui/icons.tsx'
import styles from './filter-sheet.module.css'
import type { FilterTexts } from './filter-texts.ts'
import { useSheet } from './use-sheet.ts'

type Props = {
  texts: FilterTexts
  /** The number of filters that are on. */
  chosen: number
  /** The number of products in the list; undefined until that is known. */
  found: number | undefined
  /** Rendered from the first touch of the button until the sheet is closed. */
  children: () => ReactNode
}

/** Opens the sheet before the page hydrated, where the browser supports it. */
const openEarly = (sheet: string) => ({ command: 'show-modal', commandfor: sheet })

/** The filters on a phone: a native dialog, so the page behind is inert and Escape closes it. */
export function FilterSheet({ texts, chosen, found, children }: Props) {
  const id = useId()
  const { dialog, isDrawn, draw, open, close, onClose } = useSheet()
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        aria-controls={id}
        {...openEarly(id)}
        onPointerDown={draw}
        onClick={open}
      >
        {texts.open}
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click next to the sheet; the keyboard has Escape. */}
      <dialog
        ref={dialog}
        id={id}
        className={styles.sheet}
        aria-label={texts.filters}
        onClose={onClose}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {isDrawn && (
          <div className={styles.inside}>
            <div className={styles.head}>
              <h2>{texts.filters}</h2>
              <button type="button" className={iconButton.button} aria-label={texts.close} onClick={close}>
                <CloseIcon />
              </button>
            </div>
            <div className={styles.body}>{children()}</div>
            <div className={styles.done}>
              <Button wide onClick={close}>
                {found === 1
                  ? texts.showOne
                  : found === undefined
                    ? texts.showResult
                    : fillIn(texts.showMany, { n: found })}
              </Button>
            </div>
          </div>
        )}
      </dialog>
    </>
  )
}
