import { Stack, Text } from '@sanity/ui'
import type { CSSProperties } from 'react'
import { reservationStatuses } from '#web/domain/product/reservation-status.ts'
import { byVariant, type ReservedCounts, type ReservedItemCounts, sumOf } from '#web/domain/product/reserved-items.ts'
import { t } from './norwegian.ts'
import { statusTexts, variantText } from './reservation-texts.ts'

type Props = { items: readonly ReservedItemCounts[]; productName: string }

const cell: CSSProperties = { padding: '6px 12px 6px 0', textAlign: 'left', whiteSpace: 'nowrap' }
const figure: CSSProperties = { ...cell, fontVariantNumeric: 'tabular-nums', textAlign: 'right' }
const line = '1px solid var(--card-border-color)'

/** How many garments are reserved of each size and colour, with the sums of each colour and of all. */
export function ReservedItems({ items, productName }: Props) {
  const variants = byVariant(items)
  const label = t('Garments of {name} by size and colour', { name: productName })
  return (
    <Stack gap={3}>
      {/* Focusable, so that a wide table can be scrolled with the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section aria-label={label} style={{ overflowX: 'auto' }} tabIndex={0}>
        <table style={{ borderCollapse: 'collapse', minWidth: 560, width: '100%' }}>
          <thead>
            <tr>
              <th scope="col" style={cell}>
                <Text muted size={1}>
                  {t('Garments')}
                </Text>
              </th>
              {reservationStatuses.map((status) => (
                <th key={status} scope="col" style={figure}>
                  <Text muted size={1}>
                    {t(statusTexts[status])}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          {variants.map((variant) => (
            <tbody key={variant.id} style={{ borderTop: line }}>
              <Row counts={variant.counts} isSum scope="rowgroup" title={variantText(variant)} />
              {variant.items.map(({ itemId, size, counts }) => (
                <Row
                  counts={counts}
                  key={itemId}
                  title={size ? t('Size {size}', { size }) : t('Item {item}', { item: itemId })}
                />
              ))}
            </tbody>
          ))}
          <tfoot style={{ borderTop: line }}>
            <Row counts={sumOf(variants.map(({ counts }) => counts))} isSum title={t('All')} />
          </tfoot>
        </table>
      </section>
      <Text muted size={1}>
        {t(
          'Reserved is not paid yet. Lapsed was not paid in time. At checkout waits for the payment of the other garments, unverified for the click in a mail.',
        )}
      </Text>
    </Stack>
  )
}

type RowProps = { title: string; counts: ReservedCounts; isSum?: boolean; scope?: 'row' | 'rowgroup' }

function Row({ title, counts, isSum = false, scope = 'row' }: RowProps) {
  const weight = isSum ? 'semibold' : 'regular'
  return (
    <tr>
      <th scope={scope} style={isSum ? cell : { ...cell, paddingInlineStart: 16 }}>
        <Text size={1} weight={weight}>
          {title}
        </Text>
      </th>
      {reservationStatuses.map((status) => (
        <td key={status} style={figure}>
          <Text muted={counts[status] === 0} size={1} weight={weight}>
            {counts[status]}
          </Text>
        </td>
      ))}
    </tr>
  )
}
