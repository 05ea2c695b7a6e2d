import { expect, test } from 'vitest'
import { fieldsOf, whenOf } from './move-fields.ts'

const moment = { type: 'moment', at: '2026-10-24T06:00:30.000Z' } as const

test('the fields show Oslo’s time, and what is typed is Oslo’s time, also after the clocks have changed', () => {
  const fields = fieldsOf(moment)
  expect(fields).toEqual({ day: '2026-10-24', time: '08:00', lastDay: '', untilTime: '' })
  expect(whenOf(moment, { ...fields, day: '2026-10-26' })).toEqual({ type: 'moment', at: '2026-10-26T07:00:00.000Z' })
  expect(whenOf(moment, fields)).toEqual(moment)
  expect(whenOf(moment, { ...fields, time: '' })).toBeUndefined()
  expect(whenOf(moment, { ...fields, day: '', time: '' })).toBeUndefined()
})

test('a span may be open on either side, and half a moment is none', () => {
  const span = { type: 'span', from: '2026-03-28T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' } as const
  const fields = fieldsOf(span)
  expect(fields).toEqual({ day: '2026-03-29', time: '00:00', lastDay: '2026-03-30', untilTime: '00:00' })
  expect(whenOf(span, { ...fields, lastDay: '', untilTime: '' })).toEqual({ ...span, to: undefined })
  expect(whenOf(span, { ...fields, day: '', time: '' })).toEqual({ ...span, from: undefined })
  expect(whenOf(span, { ...fields, untilTime: '' })).toBeUndefined()
  expect(whenOf(span, { ...fields, lastDay: '2026-03-28', untilTime: '12:00' })).toEqual({
    ...span,
    to: '2026-03-28T11:00:00.000Z',
  })
})

test('a day is a day', () => {
  const day = { type: 'day', day: '2026-12-10' } as const
  expect(fieldsOf(day)).toMatchObject({ day: '2026-12-10', time: '' })
  expect(whenOf(day, { ...fieldsOf(day), day: '2026-12-11' })).toEqual({ type: 'day', day: '2026-12-11' })
  expect(whenOf(day, { ...fieldsOf(day), day: '' })).toBeUndefined()
})

test('the second of two equal hours stays what it is', () => {
  const second = { type: 'moment', at: '2026-10-25T01:30:00.000Z' } as const
  expect(whenOf(second, fieldsOf(second))).toEqual(second)
})
