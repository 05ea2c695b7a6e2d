// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DropInOptions } from '#web/services/payment/adyen/drop-in.ts'
import { useDropIn } from './use-drop-in.ts'

const shown = vi.hoisted(() => ({
  isBegun: false,
  form: { ok: true, value: {} } as object,
  options: undefined as Pick<DropInOptions, 'onEdit'> | undefined,
  refreshBag: vi.fn(async () => undefined),
}))
vi.mock('#web/services/bag/bag.ts', () => ({ refreshBag: shown.refreshBag }))
vi.mock('#web/services/payment/on-press.ts', () => ({ initiatePayment: async () => shown.form }))
vi.mock('#web/services/payment/adyen/drop-in.ts', () => ({
  mountDropIn: async (_element: unknown, _form: unknown, options: Pick<DropInOptions, 'onEdit'>) => {
    shown.options = options
    return { isBegun: () => shown.isBegun, setAmount: () => undefined, unmount: () => undefined }
  },
}))
vi.mock('#web/lib/when-idle.ts', () => ({
  whenIdle: (work: () => void) => {
    work()
    return () => undefined
  },
}))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let used: ReturnType<typeof useDropIn>
const handlers = {
  onSubmit: async () => ({ kind: 'again' }) as const,
  onEnter: () => undefined,
  onEdit: () => undefined,
}

function Shown({ currency }: { currency: string }) {
  used = useDropIn('nb', { currency, value: 100 }, handlers)
  return <div ref={used.place} />
}

const show = (currency: string) => act(async () => root.render(<Shown currency={currency} />))

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  Object.assign(shown, { isBegun: false, form: { ok: true, value: {} }, options: undefined })
  shown.refreshBag.mockClear()
})
afterEach(() => act(() => root.unmount()))

test('another currency empties the card form: the shopper is told if something was in it, until it is filled in again', async () => {
  await show('NOK')
  await show('EUR')
  expect(used.isEmptied).toBe(false)
  shown.isBegun = true
  await show('NOK')
  expect(used.isEmptied).toBe(true)
  shown.isBegun = false
  act(() => shown.options?.onEdit())
  expect(used.isEmptied).toBe(true)
  shown.isBegun = true
  act(() => shown.options?.onEdit())
  expect(used.isEmptied).toBe(false)
})

test('a selection that has been paid elsewhere is read again, and not taken for a fault of the payment service', async () => {
  let read = () => {}
  shown.refreshBag.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        read = () => resolve(undefined)
      }),
  )
  shown.form = { ok: false, error: { status: 406, message: '', errors: { selection: 'empty' } } }
  await show('NOK')
  expect(shown.refreshBag).toHaveBeenCalledTimes(1)
  expect(used.status, 'until it is known what the bag holds').toBe('loading')
  await act(async () => read())
  expect(used.status).toBe('failed')
})

test('a payment service out of reach leaves the bag alone', async () => {
  shown.form = { ok: false, error: { status: 503, message: '', errors: { paymentMethod: 'unavailable' } } }
  await show('NOK')
  expect(used.status).toBe('failed')
  expect(shown.refreshBag).not.toHaveBeenCalled()
})
