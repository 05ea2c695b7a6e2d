import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['kari@example.com', 'kari@example.com'],
  ['kari+one@example.com', 'kari@example.com'],
  ['kari.nordmann+a+b@example.com', 'kari.nordmann@example.com'],
  ['ka.ri@gmail.com', 'kari@gmail.com'],
  ['k.a.r.i+x@googlemail.com', 'kari@gmail.com'],
])('[R1.09] %s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test('other people’s addresses stay apart', () => {
  expect(mailboxOf('ka.ri@example.com')).not.toBe(mailboxOf('kari@example.com'))
  expect(mailboxOf('kari@example.com')).not.toBe(mailboxOf('kari@example.org'))
})
