import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, callBackend } from '#web/services/backend/call-backend.ts'
import type { searchOrders } from '#web/services/backend/contracts/search-orders.ts'
import { t } from './norwegian.ts'
import { OrderCard } from './OrderCard.tsx'
import type { ShownOrder } from './order-texts.ts'
import { Empty, Failed, Loading } from './States.tsx'
import type { TabProps } from './tab-props.ts'

type Found = { readonly items: readonly ShownOrder[]; readonly next: number | null }

/** Orders and their payments as the commerce platform holds them, to look up what a shopper asks about. Read only. */
export function OrdersTab({ backend }: TabProps) {
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState<CallFailure>()
  const calls = useRef(0)
  const load = useCallback(
    async (wanted: string, after = 0) => {
      calls.current += 1
      const call = calls.current
      setFailure(undefined)
      if (after === 0) setFound(undefined)
      const result = await callBackend<typeof searchOrders>('POST /api/v1/staff/orders/search', {
        ...backend,
        body: { search: wanted, after },
      })
      // The response to an earlier search must not replace a later one's.
      if (call !== calls.current) return
      if (!result.ok) return setFailure(result)
      const { items, next } = result.value
      setFound((known) => ({ items: after === 0 ? items : eachOnce([...(known?.items ?? []), ...items]), next }))
    },
    [backend],
  )
  useEffect(() => {
    void load('')
  }, [load])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void load(search.trim())
  }
  const next = found?.next ?? null
  return (
    <Stack gap={3}>
      <form onSubmit={submit}>
        <Flex align="flex-end" gap={2} wrap="wrap">
          <Stack flex={1} gap={2} style={{ minWidth: 220 }}>
            <Text as="label" htmlFor="order-search" size={1} weight="medium">
              {t('E-mail address, order number or payment reference')}
            </Text>
            <TextInput
              autoComplete="off"
              id="order-search"
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
              type="search"
              value={search}
            />
          </Stack>
          <Button text={t('Search')} type="submit" />
        </Flex>
      </form>
      {failure && <Failed failure={failure} onRetry={() => void load(search.trim(), found ? (next ?? 0) : 0)} />}
      {!found && !failure && <Loading what={t('orders')} />}
      {found?.items.length === 0 && (
        <Empty
          text={search ? t('No order has this address, number or reference.') : t('Nobody has ordered anything yet.')}
        />
      )}
      {found && found.items.length > 0 && (
        <Stack aria-label={t('Orders')} as="ul" gap={2}>
          {found.items.map((order) => (
            <OrderCard isOpenAtFirst={found.items.length === 1} key={order.number} order={order} />
          ))}
        </Stack>
      )}
      {next !== null && (
        <Button fontSize={1} mode="ghost" onClick={() => void load(search.trim(), next)} text={t('Show more')} />
      )}
    </Stack>
  )
}

/** An order that is placed between two pages makes the last one of the first page come again. */
function eachOnce(orders: readonly ShownOrder[]): readonly ShownOrder[] {
  return [...new Map(orders.map((order) => [order.number, order])).values()]
}
