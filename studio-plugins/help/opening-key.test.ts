// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { asksForHelp } from './opening-key.ts'

const press = (target: EventTarget | null, own: Partial<KeyboardEvent> = {}) =>
  asksForHelp({
    key: '?',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    defaultPrevented: false,
    target,
    ...own,
  })

afterEach(() => document.body.replaceChildren())

function add(html: string): Element | null {
  document.body.innerHTML = html
  return document.body.firstElementChild
}

test('a question mark asks for help where nobody types', () => {
  expect(press(document.body)).toBe(true)
  expect(press(add('<button>Publish</button>'))).toBe(true)
  expect(press(document.body, { key: 'x' })).toBe(false)
  expect(press(document.body, { ctrlKey: true })).toBe(false)
})

test.each(['<input>', '<textarea></textarea>', '<select></select>', '<div contenteditable="true"></div>'])(
  'a question mark typed in %s is a character',
  (html) => expect(press(add(html))).toBe(false),
)

test('a list that uses the key itself keeps it, and help does not open over an open dialog', () => {
  expect(press(document.body, { defaultPrevented: true })).toBe(false)
  add('<div role="dialog"></div>')
  expect(press(document.body)).toBe(false)
})
