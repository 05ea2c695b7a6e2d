// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { inertExcept } from './inert-except.ts'

test('everything but the exceptions and their ancestors is inert until it is undone', () => {
  document.body.innerHTML = `
    <header><a id="logo"></a><div><button id="icon"></button><a id="search"></a></div></header>
    <dialog id="bag"><button id="close"></button></dialog><main id="main"></main><div id="own"></div>`
  const element = (id: string) => document.getElementById(id) ?? document.body
  element('own').inert = true
  const isInert = (id: string) => element(id).closest('[inert]') !== null || element(id).inert === true
  const undo = inertExcept([element('bag'), element('icon')])
  expect(['logo', 'search', 'main', 'own'].map((id) => element(id).inert)).toEqual([true, true, true, true])
  expect(['bag', 'close', 'icon'].map(isInert)).toEqual([false, false, false])
  undo()
  expect(['logo', 'search', 'main'].map((id) => element(id).inert)).toEqual([false, false, false])
  expect(element('own').inert).toBe(true)
})

test('what is added later is inert too, until it is undone', async () => {
  document.body.innerHTML = '<main></main><dialog id="bag"></dialog>'
  const [bag] = document.body.querySelectorAll('dialog')
  if (!bag) throw new Error('There is no bag')
  const undo = inertExcept([bag])
  const [card, line, late] = ['section', 'p', 'section'].map((name) => document.createElement(name))
  if (!card || !line || !late) throw new Error('There are no elements')
  document.body.append(card)
  bag.append(line)
  await Promise.resolve()
  expect([card.inert, line.inert, bag.inert]).toEqual([true, undefined, undefined])
  undo()
  document.body.append(late)
  await Promise.resolve()
  expect([card.inert, late.inert]).toEqual([false, undefined])
})
