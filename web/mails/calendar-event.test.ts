import { expect, test } from 'vitest'
import { calendarEvent } from './calendar-event.ts'

const event = {
  id: 'borrowing-1@shop.example',
  day: '2026-12-31',
  title: 'Hent Rein stretchjakke; M',
  details: ['Åpent 10–18, lørdag 10–16', 'Ta med legitimasjon'],
  location: 'Skuteviksboder 14, 5035 Bergen',
  url: 'https://shop.example/nb/account',
  at: new Date('2026-11-22T12:00:00.123Z'),
}

test('[R1.08] a whole day as calendars read it: dates, escaped texts, lines that end with CRLF', () => {
  const lines = calendarEvent(event).split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  expect(lines).toContain('DTSTAMP:20261122T120000Z')
  expect(lines).toContain('SUMMARY:Hent Rein stretchjakke\\; M')
  expect(lines).toContain('DESCRIPTION:Åpent 10–18\\, lørdag 10–16\\nTa med legitimasjon')
  expect(lines).toContain('LOCATION:Skuteviksboder 14\\, 5035 Bergen')
  expect(lines.at(-2)).toBe('END:VCALENDAR')
})

test('long lines are folded at 75 octets, and are the same when they are unfolded', () => {
  const title = 'Ærlig talt en svært lang tittel på åtte og nitti tegn '.repeat(4)
  const text = calendarEvent({ ...event, title })
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
