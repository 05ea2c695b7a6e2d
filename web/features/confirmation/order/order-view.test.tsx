// @vitest-environment jsdom
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '#web/domain/order/order.ts'
import { exampleOrder } from '#web/services/backend/examples.ts'
import type { OrderRow } from '#web/services/orders/use-order-rows.ts'
import { OrderView } from './order-view.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.mock('#web/services/orders/use-order-rows.ts', () => ({
  useOrderRows: (_: string, lines: Order['lines']) => ({
    isSettled: true,
    rows: lines.map(
      (line, index): OrderRow => ({
        line,
        title: `Plagg ${line.itemId}`,
        href: '/nb/shop/plagg',
        picture: { src: 'a.jpg' },
        type: index === 0 ? 'normal' : 'preorder',
        deliveryDate: index === 0 ? undefined : '2027-01-08',
      }),
    ),
  }),
}))
const reported = vi.hoisted(() => vi.fn())
vi.mock('./report-purchase.ts', () => ({ reportPurchase: reported }))
vi.mock('./account-part.tsx', () => ({ AccountPart: () => <p>konto</p> }))

const [line] = exampleOrder.lines
if (!line) throw new Error('The example has a line')
const order: Order = {
  ...exampleOrder,
  lines: [line, { ...line, itemId: '2-2', quantity: 2, total: 5598 }],
  vouchers: ['TREKK10'],
  totals: { ...exampleOrder.totals, itemsTotal: 8397, discount: -839.7, grandTotal: 7557.3, taxIncluded: 1511.46 },
}

let show: (change?: Partial<ComponentProps<typeof OrderView>>) => string

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  document.title = 'Bestillingen din – Tretopp'
  const root = createRoot(document.getElementById('root') ?? document.body)
  show = (change = {}) => {
    act(() =>
      root.render(
        <OrderView
          lang="nb"
          pageTitle="Bestillingen din"
          order={order}
          reservation={null}
          buttonAmount={{ amount: 7557.3, currency: 'NOK' }}
          seller={{ name: 'Tretopp', organisationNumber: '912 345 678' }}
          partner={{ name: 'Skoglaget', url: 'https://skoglaget.example', share: 2 }}
          onRefresh={() => undefined}
          {...change}
        />,
      ),
    )
    return (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
  }
})

describe('an order for the shopper who placed it', () => {
  test('[R1.03] paid: thanks, the deliveries, sums to the cent, and the share for the trees', () => {
    const text = show()
    for (const part of [
      'Takk for bestillingen',
      'Bestilling 1001 er mottatt og betalt.',
      'Sendes neste virkedag',
      'Leveres 08. januar 2027',
      'Rabatt (TREKK10)',
      '−839,70 kr',
      '7 557,30 kr',
      '1 511,46 kr',
      '0150 Oslo',
      'Norge',
      'Org.nr. 912 345 678',
      '151,15 kr av kjøpet går til Skoglaget',
    ])
      expect(text).toContain(part)
    expect(document.activeElement?.tagName).toBe('H1')
    expect(document.title).toBe('Takk for bestillingen – Tretopp')
    expect(document.querySelectorAll('[data-print] li')).toHaveLength(2)
    expect(reported).toHaveBeenCalledWith(order)
  })

  test('says so when the order cost another amount than the one on the pay button', () => {
    expect(show()).not.toContain('betalingsknappen')
    const buttonAmount = { amount: 5000, currency: 'NOK' }
    expect(show({ buttonAmount })).toContain('kom på 7 557,30 kr. På betalingsknappen sto det 5 000 kr')
    expect(show({ buttonAmount, order: { ...order, state: 'cancelled' } })).not.toContain('betalingsknappen')
    expect(show({ buttonAmount: undefined })).not.toContain('betalingsknappen')
  })

  test('reserved by another device with the same bag: says so, without a second reservation', () => {
    expect(show({ reservation: 'elsewhere' })).toContain('Dette er reservert én gang, fra en annen enhet')
  })

  test('waiting for the bank: no thanks, no promise of trees or parcels', () => {
    const text = show({ order: { ...order, state: 'pending' } })
    expect(text).toContain('Vi venter på banken')
    expect(text).not.toMatch(/Takk|Skoglaget|neste virkedag|Leveres fredag|mottatt og betalt/)
  })

  test('on hold: that it is paid, and that staff look at it', () => {
    const text = show({ order: { ...order, state: 'onHold' } })
    expect(text).toContain('noe stemmer ikke helt')
    expect(text).toContain('Vi tar kontakt på kari@example.com')
    expect(text).not.toMatch(/neste virkedag\.|Sendes neste|Leveres fredag/)
  })

  test('cancelled: nothing charged, nothing sent, no account offered', () => {
    const text = show({ order: { ...order, state: 'cancelled' } })
    expect(text).toContain('Du er ikke belastet')
    expect(text).not.toMatch(/Takk|konto|Sendes|Leveres fredag|Skoglaget/)
  })

  test('without a share in the content no amount is named, without a partner nothing', () => {
    expect(show({ partner: { name: 'Skoglaget', url: null, share: null } })).toContain(
      'En del av kjøpet går til Skoglaget',
    )
    expect(show({ partner: null })).not.toContain('trær')
  })
})
