import type { BagNotice, NoticeItem } from '#web/domain/bag/bag.ts'
import { choiceOfLine } from '#web/domain/product/garment-choice.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { dismissNotice } from '#web/services/bag/bag.ts'
import { CloseIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './bag-notices.module.css'

type Props = {
  notice: BagNotice | null
  isUnreachable: boolean
  texts: Texts<'bag'>
  onRetry: () => void
}

/** Changes to the bag that the shopper did not ask for; a live region. */
export function BagNotices({ notice, isUnreachable, texts, onRetry }: Props) {
  const shown = notice ? noticeText(notice, texts) : undefined
  return (
    <div role="status">
      {isUnreachable && (
        <div className={styles.notice}>
          <p>{texts.unreachable}</p>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {texts.retry}
          </button>
        </div>
      )}
      {shown && (
        <div className={styles.notice}>
          <div>
            <p>{shown.text}</p>
            {shown.items.length > 0 && (
              <ul>
                {shown.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
          <button type="button" className={styles.dismiss} onClick={dismissNotice}>
            <CloseIcon />
            <VisuallyHidden>{texts.dismiss}</VisuallyHidden>
          </button>
        </div>
      )}
    </div>
  )
}

/** `undefined` for notices that show elsewhere: in the form of the code, or with the retry button. */
function noticeText(notice: BagNotice, texts: Texts<'bag'>): { text: string; items: readonly string[] } | undefined {
  switch (notice.kind) {
    case 'failed':
      return { text: texts.failed, items: [] }
    case 'soldOut':
      return { text: texts.soldOut, items: notice.items.map((item) => shortText(item, texts)) }
    case 'restored': {
      const text = notice.items.length > 0 ? texts.restored : texts.restoredWhole
      return { text, items: notice.items.map((item) => nameOf(item, texts)) }
    }
    case 'notSold':
    case 'emptied':
      return { text: texts[notice.kind], items: notice.items.map((item) => nameOf(item, texts)) }
    case 'unreachable':
    case 'invalidVoucher':
    case 'secondVoucher':
    case 'voucherFailed':
      return undefined
  }
}

function shortText(item: NoticeItem, texts: Texts<'bag'>): string {
  const { available, wanted } = item
  return fillIn(texts.noticeItem, { item: nameOf(item, texts), available, wanted })
}

function nameOf(item: NoticeItem, texts: Texts<'bag'>): string {
  return [item.name, choiceOfLine(item, texts)].filter(Boolean).join(', ')
}
