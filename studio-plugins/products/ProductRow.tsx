import { type CSSProperties, type MouseEvent, memo, useId } from 'react'
import { productStateOptions } from '#schemas/documents/productStates.ts'
import { optionText } from '#schemas/norwegian.ts'
import { t } from './norwegian.ts'
import type { Product } from './product-list.ts'

type Props = {
  product: Product
  typeTitle: string
  /** Why the row cannot be selected; undefined if it can. */
  disabledReason: string | undefined
  /** Its position in the order of selection. */
  position: number | undefined
  isSelected: boolean
  isActive: boolean
  isReadOnly: boolean
  canOpen: boolean
  onClick(event: MouseEvent, id: string): void
  onOpen(id: string): void
}

// Rows outside the viewport are not laid out: a thousand of them are as fast as ten.
const row: CSSProperties = {
  alignItems: 'center',
  borderBottom: '1px solid var(--card-border-color)',
  containIntrinsicSize: 'auto 57px',
  contentVisibility: 'auto',
  display: 'flex',
  fontSize: '0.875rem',
  gap: 12,
  minHeight: 56,
  padding: '4px 8px',
  userSelect: 'none',
}
const picture: CSSProperties = { borderRadius: 3, flex: 'none', height: 48, objectFit: 'cover', width: 38 }
const muted: CSSProperties = { color: 'var(--card-muted-fg-color)', fontSize: '0.8125rem' }
const line: CSSProperties = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

/** A row of plain elements, for speed: there may be a thousand. */
export const ProductRow = memo(function ProductRow(props: Props) {
  const { product, typeTitle, disabledReason, position, isSelected, isActive, isReadOnly, canOpen, onClick, onOpen } =
    props
  const detailsId = useId()
  const state = optionText(productStateOptions, product.state)
  const details = [product.centraId || t('No Centra number'), typeTitle, state].filter(Boolean).join(' · ')
  const isDisabled = disabledReason !== undefined
  const tabIndex = isActive ? 0 : -1
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the checkbox in it takes the keyboard, whose clicks arrive here too
    <li
      onClick={(event) => onClick(event, product.id)}
      style={{
        ...row,
        boxShadow: isSelected ? 'inset 3px 0 var(--card-focus-ring-color)' : undefined,
        cursor: isReadOnly || isDisabled ? 'default' : 'pointer',
        color: isDisabled ? 'var(--card-muted-fg-color)' : undefined,
      }}
    >
      {!isReadOnly && (
        <input
          aria-describedby={detailsId}
          aria-disabled={isDisabled}
          aria-label={product.name}
          checked={isSelected || isDisabled}
          data-focus
          // The click arrives at the row, which knows about Shift.
          readOnly
          style={{ flex: 'none', height: 17, margin: 0, width: 17 }}
          tabIndex={tabIndex}
          type="checkbox"
        />
      )}
      {product.picture ? (
        // biome-ignore lint/performance/noImgElement: the Studio has no Next around it
        <img
          alt=""
          height={48}
          loading="lazy"
          src={`${product.picture}?w=76&h=96&fit=crop`}
          style={picture}
          width={38}
        />
      ) : (
        <span aria-hidden="true" style={{ ...picture, background: 'var(--card-border-color)' }} />
      )}
      <span style={{ flex: 1, minWidth: 0 }}>
        <span style={{ ...line, display: 'block' }}>{product.name}</span>
        <span id={detailsId} style={{ ...line, ...muted, display: 'block' }}>
          {disabledReason ? `${disabledReason} · ${details}` : details}
        </span>
      </span>
      {position !== undefined && <span style={muted}>{position}.</span>}
      <span style={{ ...muted, flex: 'none' }}>{publishStatus(product)}</span>
      {canOpen && (
        <button
          aria-label={t('Open {name}', { name: product.name })}
          data-focus={isReadOnly || undefined}
          onClick={(event) => {
            event.stopPropagation()
            onOpen(product.id)
          }}
          style={{ background: 'none', border: 0, color: 'inherit', cursor: 'pointer', font: 'inherit', padding: 8 }}
          tabIndex={tabIndex}
          type="button"
        >
          {t('Open')}
        </button>
      )}
    </li>
  )
})

function publishStatus({ hasDraft, isPublished }: Product): string {
  if (!isPublished) return t('Not published')
  return hasDraft ? t('Changed') : ''
}
