import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { IntentLink } from 'sanity/router'
import { addressLines, isSameAddress } from '#web/domain/order/address-lines.ts'
import { choiceOfLine } from '#web/domain/product/garment-choice.ts'
import { t } from './norwegian.ts'
import { attemptTexts, holdText, momentText, moneyText, paymentTexts, type ShownOrder } from './order-texts.ts'
import { NamesMissing } from './States.tsx'
import { garmentTexts } from './texts.ts'
import { useNamedProducts } from './use-products.ts'

type Props = { order: ShownOrder }

const inherit = { color: 'inherit' } as const

/** Why an order is on hold, its lines, sums, addresses, payment and every attempt to pay. */
export function OrderDetails({ order }: Props) {
  const { holdReasons, state, lines, currency, totals, vouchers, email, phone, billing, shipping, reservationId } =
    order
  const money = (amount: number) => moneyText(amount, currency)
  const { live, products } = useNamedProducts({ numbers: lines.map(({ centraId }) => centraId) })
  const byCentraId = new Map([...products.values()].map((product) => [product.centraId, product]))
  return (
    <Stack gap={4}>
      <NamesMissing live={live} />
      {state === 'onHold' && (
        <Card padding={3} radius={2} tone="critical">
          <Stack gap={2}>
            {holdReasons.map((reason) => (
              <Text key={reason} size={1}>
                {holdText(reason)}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
      <Part title={t('Lines')}>
        <Stack as="ul" gap={2}>
          {lines.map((line) => {
            const product = byCentraId.get(line.centraId)
            const choice = choiceOfLine(line, garmentTexts())
            return (
              <Flex as="li" gap={3} justify="space-between" key={`${line.itemId} ${line.priceEach}`} wrap="wrap">
                <Text size={1}>
                  {`${line.quantity} × `}
                  {product ? (
                    <IntentLink intent="edit" params={{ id: product.id, type: 'product' }} style={inherit}>
                      {product.name}
                    </IntentLink>
                  ) : (
                    line.name
                  )}
                  {choice && `, ${choice}`}
                </Text>
                <Text muted size={1}>{`${line.itemId} · ${money(line.total)}`}</Text>
              </Flex>
            )
          })}
        </Stack>
        <Facts
          facts={[
            [t('Items'), money(totals.itemsTotal)],
            ...(totals.discount < 0
              ? [
                  [
                    vouchers.length > 0 ? t('Discount ({vouchers})', { vouchers: vouchers.join(', ') }) : t('Discount'),
                    money(totals.discount),
                  ] as const,
                ]
              : []),
            [t('Shipping'), money(totals.shipping)],
            ...(totals.taxDeducted > 0 ? [[t('VAT deducted'), money(-totals.taxDeducted)] as const] : []),
            [t('Total'), money(totals.grandTotal)],
            [t('Of which VAT'), money(totals.taxIncluded)],
          ]}
        />
      </Part>
      <Part title={t('Buyer')}>
        <Text size={1}>
          <a href={`mailto:${email}`} style={inherit}>
            {email}
          </a>
          {phone && (
            <>
              {' · '}
              <a href={`tel:${phone}`} style={inherit}>
                {phone}
              </a>
            </>
          )}
        </Text>
        <Text size={1}>{t('Sent to {address}', { address: addressLines(shipping, shipping.country).join(', ') })}</Text>
        {!isSameAddress(billing, shipping) && (
          <Text size={1}>
            {t('Billed to {address}', { address: addressLines(billing, billing.country).join(', ') })}
          </Text>
        )}
        {reservationId && (
          <Text muted size={1}>
            {t('Made with reservation {reservation}', { reservation: reservationId })}
          </Text>
        )}
      </Part>
      <Payment order={order} />
    </Stack>
  )
}

function Payment({ order: { payment, attempts } }: Pick<Props, 'order'>) {
  return (
    <Part title={t('Payment')}>
      <Text size={1}>
        {payment
          ? `${t(paymentTexts[payment.state])} · ${payment.method} · ${payment.pspReference}`
          : t('Nothing was paid: the order cost nothing.')}
      </Text>
      {attempts.length > 0 && (
        <Stack aria-label={t('Attempts to pay')} as="ol" gap={2}>
          {attempts.map(({ reference, state, amount, currency, startedAt, pspReference }, index) => (
            <Card as="li" border key={reference} padding={2} radius={2}>
              <Stack gap={2}>
                <Text size={1}>
                  {`${index + 1}. ${t(attemptTexts[state])} · ${moneyText(amount, currency)} · ${momentText(startedAt)}`}
                </Text>
                <Text muted size={1} style={{ overflowWrap: 'anywhere' }}>
                  {[reference, pspReference].filter(Boolean).join(' · ')}
                </Text>
              </Stack>
            </Card>
          ))}
        </Stack>
      )}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading as="h2" size={0}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Stack as="dl" gap={2} style={{ margin: 0 }}>
      {facts.map(([name, value]) => (
        <Flex gap={3} justify="space-between" key={name}>
          <Text as="dt" muted size={1}>
            {name}
          </Text>
          <Text as="dd" size={1} style={{ margin: 0 }}>
            {value}
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}
