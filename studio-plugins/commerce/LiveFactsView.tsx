import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToolLink } from '../use-tool-link.ts'
import type { StockRow } from './facts.ts'
import { t } from './norwegian.ts'
import type { ProductFacts } from './use-platform.ts'

const cell = { padding: '0.35em 0.75em 0.35em 0', textAlign: 'start', whiteSpace: 'nowrap' } as const

/** Prices by market, stock by variant and size, and a campaign's reservations. */
export function LiveFactsView({ facts: { live, reserved }, centraId }: { facts: ProductFacts; centraId: string }) {
  if (!live) return null
  return (
    <Stack gap={4}>
      <Flex gap={4} wrap="wrap">
        {live.prices.map(({ market, price }) => (
          <Figure key={market.country} name={t('Price, {market}', { market: t(market.title) })} value={price} />
        ))}
        {reserved !== undefined && (
          <Figure name={t('Reserved')} value={reserved === 'unknown' ? t('unknown') : String(reserved)} />
        )}
      </Flex>
      {reserved !== undefined && <ReservationsLink centraId={centraId} />}
      {/* Focusable, so that a wide table can be scrolled with the keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section aria-label={t('Stock per variant and size')} style={{ overflowX: 'auto' }} tabIndex={0}>
        <table style={{ borderCollapse: 'collapse', fontSize: '0.8125rem' }}>
          <thead>
            <tr>
              <th scope="col" style={cell}>
                {t('Stock')}
              </th>
              {live.sizes.map((size) => (
                <th key={size} scope="col" style={cell}>
                  {size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {live.rows.map((row) => (
              <VariantRow key={row.variantId} row={row} sizes={live.sizes} />
            ))}
          </tbody>
        </table>
      </section>
    </Stack>
  )
}

function ReservationsLink({ centraId }: { centraId: string }) {
  return (
    <Text size={1}>
      <a {...useToolLink(`community/campaigns/${centraId}`)} style={{ color: 'inherit' }}>
        {t('Reservations by size, colour and person')}
      </a>
    </Text>
  )
}

function VariantRow({ row, sizes }: { row: StockRow; sizes: readonly string[] }) {
  return (
    <tr>
      <th scope="row" style={{ ...cell, fontWeight: 'normal' }}>
        {row.hex && <Swatch hex={row.hex} />}
        {row.name}
        {row.isSoldOut && ` ${t('(sold out)')}`}
      </th>
      {sizes.map((size, index) => (
        <td key={size} style={cell}>
          {row.stocks[index] ?? '–'}
        </td>
      ))}
    </tr>
  )
}

function Swatch({ hex }: { hex: string }) {
  const look = {
    background: hex,
    border: '1px solid rgb(128 128 128 / 50%)',
    borderRadius: '50%',
    height: 12,
    width: 12,
  }
  return <span aria-hidden="true" style={{ ...look, display: 'inline-block', marginInlineEnd: 8 }} />
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <Card border padding={3} radius={2}>
      <Stack gap={2}>
        <Text muted size={0}>
          {name}
        </Text>
        <Box>
          <Text size={1} weight="medium">
            {value}
          </Text>
        </Box>
      </Stack>
    </Card>
  )
}
