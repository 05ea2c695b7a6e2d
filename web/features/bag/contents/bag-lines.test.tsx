// @vitest-environment jsdom
import { act, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeBagLine } from '#tests/builders/make-bag-line.ts'
import { texts } from '#web/i18n/translate.ts'
import type { BagRow } from '#web/services/bag/rows/bag-rows.ts'
import { BagLines } from './bag-lines.tsx'

vi.mock('#web/services/bag/bag.ts', () => ({ changeQuantity: () => undefined }))
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const row = (itemId: string, title: string): BagRow => ({
  line: makeBagLine({ lineId: `line ${itemId}`, itemId, name: title }),
  product: undefined,
  type: 'normal',
  deliveryDate: undefined,
  crowdfundingDate: undefined,
  stock: 9,
  title,
  href: undefined,
  picture: undefined,
  quantity: 1,
  priceEach: 100,
})

type Props = ComponentProps<typeof BagLines>
let show: (change: Partial<Props>) => void

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  let props: Props = {
    lang: 'nb',
    currency: 'NOK',
    rows: [row('1-1', 'Storr'), row('2-1', 'Bekk')],
    isSettled: false,
    removedItemId: undefined,
    remove: () => undefined,
    undo: () => undefined,
    texts: texts('nb', 'bag'),
  }
  show = (change) => {
    props = { ...props, ...change }
    act(() => root.render(<BagLines {...props} />))
  }
  show({})
})

const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent
const focusOn = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.focus()

test('undo takes the focus of the remove button, and gives it back', () => {
  focusOn('Fjern Bekk')
  show({ removedItemId: '2-1' })
  expect(focused()).toBe('Angre')
  show({ removedItemId: undefined })
  expect(focused()).toBe('Fjern Bekk')
})

test('undo takes the focus even when the lines are grouped in the same render', () => {
  focusOn('Fjern Bekk')
  show({ removedItemId: '2-1', isSettled: true })
  expect(focused()).toBe('Angre')
})

test('a control keeps the focus when its line moves to another group', () => {
  show({ isSettled: true })
  focusOn('Fjern Bekk')
  const rows = [row('1-1', 'Storr'), { ...row('2-1', 'Bekk'), type: 'preorder' as const, deliveryDate: '2027-01-08' }]
  show({ rows })
  expect(focused()).toBe('Fjern Bekk')
})

test('a line that stays normal keeps its controls when the lines are grouped: no press on them is lost', () => {
  const removeBekk = document.querySelector('[aria-label="Fjern Bekk"]')
  show({ rows: [{ ...row('1-1', 'Storr'), type: 'crowdfunding' }, row('2-1', 'Bekk')], isSettled: true })
  expect(removeBekk).not.toBeNull()
  expect(document.querySelector('[aria-label="Fjern Bekk"]')).toBe(removeBekk)
})

test('a control outside of the lines keeps the focus', () => {
  const other = document.body.appendChild(document.createElement('button'))
  focusOn('Fjern Bekk')
  other.focus()
  show({ removedItemId: '2-1' })
  expect(document.activeElement).toBe(other)
})
