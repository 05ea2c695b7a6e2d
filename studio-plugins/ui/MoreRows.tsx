import { Button } from '@sanity/ui'
import { t } from './norwegian.ts'

type Props = {
  /** How many rows follow the click; nothing is shown for none. */
  count: number
  onClick: () => void
}

/** Shows more rows above a part of a list. */
export function RowsBefore({ count, onClick }: Props) {
  return count > 0 && <Button fontSize={1} mode="ghost" onClick={onClick} text={t('Show {count} before', { count })} />
}

/** Shows more rows below a part of a list. */
export function RowsAfter({ count, onClick }: Props) {
  return count > 0 && <Button fontSize={1} mode="ghost" onClick={onClick} text={t('Show {count} more', { count })} />
}
