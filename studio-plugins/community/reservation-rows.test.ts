import { describe, expect, test } from 'vitest'
import type { StaffReservation } from '#web/domain/product/reservation.ts'
import { filterReservations, reservationsCsv } from './reservation-rows.ts'
import { garmentText, mailText, variantText } from './reservation-texts.ts'

const line: StaffReservation['lines'][number] = {
  centraId: '103',
  title: 'Storr skalljakke',
  fit: 'women',
  size: 'M',
  colour: 'Fjord',
  quantity: 2,
  price: { amount: 3499.5, currency: 'NOK' },
  itemId: '10301-1030102',
}

const guest: StaffReservation = {
  id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10',
  email: 'kari@example.com',
  name: null,
  isMember: false,
  createdAt: '2026-11-22T08:00:00.000Z',
  status: 'reserved',
  lines: [line],
  boughtBy: null,
  mailedAt: null,
  payBy: null,
  sentAgain: null,
  canSendLink: false,
}
const told = { ...guest, mailedAt: '2026-12-02T08:00:00.000Z', payBy: '2026-12-16T08:00:00.000Z' }

describe('[R1.09] staff find a reservation', () => {
  const member = { ...guest, id: 'abcdef01-0000-4000-8000-000000000000', email: 'o@example.com', name: 'Åse Øy' }
  const paid = { ...guest, id: '22222222-0000-4000-8000-000000000000', email: 'p@example.com', status: 'paid' } as const
  const all = [guest, member, paid]

  test.each([
    ['', 'all', all],
    ['KARI@', 'all', [guest]],
    [' åse ', 'all', [member]],
    ['ABCDEF', 'all', [member]],
    ['example.com', 'paid', [paid]],
    ['kari', 'paid', []],
    ['null', 'all', []],
  ] as const)('by %j among %s', (text, status, expected) => {
    expect(filterReservations(all, { text, status })).toEqual(expected)
  })
})

describe('[R1.09] the list of reservations as a file', () => {
  const cellsOf = (reservations: readonly StaffReservation[]) => {
    const [head, ...rows] = reservationsCsv(reservations).trimEnd().split('\r\n')
    return { head: head?.split(';'), rows: rows.map((row) => row.split(';')) }
  }

  test('has a row for each reserved size and colour, with times in Oslo and decimal commas', () => {
    const sentAgain = { at: '2026-12-04T23:30:00.000Z', by: 'Ola' }
    const { head, rows } = cellsOf([{ ...told, sentAgain, lines: [line, { ...line, size: 'L', price: null }] }])
    expect(rows[0]).toEqual([
      '"1D0A9F57"',
      '"2026-11-22 09:00"',
      '"Reserved"',
      '"kari@example.com"',
      '',
      '"Storr skalljakke"',
      '"women"',
      '"Fjord"',
      '"M"',
      '"10301-1030102"',
      '2',
      '3499,5',
      '"NOK"',
      '"2026-12-05 00:30"',
      '"2026-12-16 09:00"',
      '',
    ])
    expect(head).toHaveLength(rows[0]?.length ?? 0)
    expect(rows[1]?.slice(8, 13)).toEqual(['"L"', '"10301-1030102"', '2', '', ''])
  })

  test('keeps a formula in an address or a name from being run', () => {
    const { rows } = cellsOf([{ ...guest, email: '=1+1@example.com', name: '@SUM(A1)' }])
    expect(rows[0]?.slice(3, 5)).toEqual([`"'=1+1@example.com"`, `"'@SUM(A1)"`])
  })

  test('says no link was sent where a mail had none', () => {
    const { rows } = cellsOf([{ ...guest, mailedAt: told.mailedAt }])
    expect(rows[0]?.slice(13)).toEqual(['', '', ''])
  })
})

describe('[R1.09] a reservation in words', () => {
  test('its garments, or their numbers where nothing else is known', () => {
    const old = { ...line, fit: null, size: null, colour: null }
    expect(garmentText(line)).toBe('Women, Fjord, size M')
    expect(garmentText(old)).toBe('Item 10301-1030102')
    const counts = { reserved: 1, paid: 0, lapsed: 0, pending: 0, unverified: 0, cancelled: 0 }
    const variant = (items: readonly (typeof line)[]) => ({
      id: '10301',
      items: items.map((item) => ({ ...item, counts })),
      counts,
    })
    expect(variantText(variant([old, line]))).toBe('Women, Fjord')
    expect(variantText(variant([old]))).toBe('Variant 10301')
  })

  test('the mails that went out, and the deadline for paying', () => {
    expect(mailText(guest)).toBe('')
    expect(mailText(told)).toMatch(/^Link sent, 2 Dec 2026, \d\d:00 · to be paid by 16 Dec 2026$/)
    expect(mailText({ ...told, status: 'paid' })).toMatch(/^Link sent, 2 Dec 2026, \d\d:00$/)
    const sentAgain = { at: '2026-12-04T10:00:00.000Z', by: 'Ola' }
    expect(mailText({ ...told, sentAgain })).toMatch(/^Link sent again by Ola, 4 Dec 2026, /)
    expect(mailText({ ...told, payBy: null })).toMatch(/^Told that nothing is produced, 2 Dec/)
  })
})
