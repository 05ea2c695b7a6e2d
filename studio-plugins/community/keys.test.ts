// @vitest-environment node
import { expect, test } from 'vitest'
import { keyCommand, keyHelp } from './keys.ts'

const press = (key: string, modifiers: object = {}) =>
  keyCommand({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, target: null, ...modifiers })

test.each([
  ['j', {}, { name: 'move', step: 1, isExtending: false }],
  ['ArrowUp', { shiftKey: true }, { name: 'move', step: -1, isExtending: true }],
  ['J', { shiftKey: true }, { name: 'move', step: 1, isExtending: true }],
  ['x', {}, { name: 'toggle', isRange: false }],
  [' ', { shiftKey: true }, { name: 'toggle', isRange: true }],
  ['h', {}, { name: 'hide' }],
  ['H', { shiftKey: true }, { name: 'hide' }],
  ['p', {}, { name: 'pin' }],
  ['a', {}, { name: 'answer' }],
  ['e', {}, { name: 'dismiss' }],
  ['u', {}, { name: 'undo' }],
  ['z', { metaKey: true }, { name: 'undo' }],
  ['a', { ctrlKey: true }, { name: 'chooseAll' }],
  ['?', { shiftKey: true }, { name: 'help' }],
  ['Escape', {}, { name: 'clear' }],
])('the key %s with %o is a command', (key, modifiers, command) => expect(press(key, modifiers)).toEqual(command))

test.each([
  ['h', { ctrlKey: true }],
  ['p', { metaKey: true }],
  ['h', { altKey: true }],
  ['q', {}],
  ['Tab', {}],
  ['toString', {}],
])('%s %o is left to the browser', (key, modifiers) => expect(press(key, modifiers)).toBeUndefined())

test('the help names every key', () => {
  const keys = keyHelp()
    .map(([key]) => key)
    .join()
  for (const key of ['j', 'k', 'x', 'h', 'p', 'a', 'e', 'u', '?']) expect(keys).toContain(key)
})
