import { AddIcon } from '@sanity/icons/Add'
import { ArrowLeftIcon } from '@sanity/icons/ArrowLeft'
import { ArrowUpIcon } from '@sanity/icons/ArrowUp'
import { TrashIcon } from '@sanity/icons/Trash'
import { Button, Flex } from '@sanity/ui'
import { t } from './norwegian.ts'

type ButtonProps = { disabled?: boolean | undefined; onClick: () => void }

type AddButtonProps = ButtonProps & { kind: 'row' | 'column'; text: string; label: string }

export function AddButton({ kind, text, label, ...props }: AddButtonProps) {
  return (
    <Button
      {...props}
      aria-label={label}
      data-add={kind}
      fontSize={1}
      icon={AddIcon}
      mode="ghost"
      padding={2}
      text={text}
      title={label}
    />
  )
}

type LineButtonsProps = {
  kind: 'row' | 'column'
  index: number
  /** How many there are. */
  count: number
  readOnly: boolean
  onMove: () => void
  onRemove: () => void
}

/** Moves a row up or a column left, and removes it. A table keeps its last column. */
export function LineButtons({ kind, index, count, readOnly, onMove, onRemove }: LineButtonsProps) {
  const move =
    kind === 'row'
      ? t('Move row {number} up', { number: index + 1 })
      : t('Move column {number} left', { number: index + 1 })
  const remove =
    kind === 'row'
      ? t('Remove row {number}', { number: index + 1 })
      : t('Remove column {number}', { number: index + 1 })
  const look = { fontSize: 1, mode: 'bleed', padding: 2 } as const
  return (
    <Flex>
      <Button
        {...look}
        aria-label={move}
        data-move={`${kind} ${index}`}
        disabled={readOnly || index === 0}
        icon={kind === 'row' ? ArrowUpIcon : ArrowLeftIcon}
        onClick={onMove}
        title={move}
      />
      <Button
        {...look}
        aria-label={remove}
        data-remove={`${kind} ${index}`}
        disabled={readOnly || (kind === 'column' && count === 1)}
        icon={TrashIcon}
        onClick={onRemove}
        title={remove}
      />
    </Flex>
  )
}
