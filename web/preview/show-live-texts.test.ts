// @vitest-environment jsdom
import { vercelStegaCombine, vercelStegaSplit } from '@vercel/stega'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveDocumentType } from '../domain/content/live-document.ts'
import { keepEarlyTexts, showLiveTexts } from './show-live-texts.ts'

const studio = 'https://studio.example'
const marked = (text: string) =>
  vercelStegaCombine(text, { origin: 'sanity.io', href: `${studio}/intent/edit?id=a&path=title.nb` }, false)
const page = (nb: string) => ({ _id: 'drafts.a', title: { nb } })
const heading = () => document.querySelector('h1')?.firstChild
const shown = () => vercelStegaSplit(heading()?.textContent ?? '').cleaned

function say(before: string, after: string, origin = studio): void {
  const data = { type: liveDocumentType, before: page(before), document: page(after) }
  window.dispatchEvent(new MessageEvent('message', { data, origin }))
}

let unsubscribe = () => {}
beforeEach(() => {
  document.body.innerHTML = '<h1></h1>'
  document.querySelector('h1')?.append(marked('Vinter'))
  unsubscribe = showLiveTexts(studio)
})
afterEach(() => unsubscribe())

test('a text typed in the Studio shows at once', () => {
  say('Vinter', 'Vintere')
  expect(shown()).toBe('Vintere')
})

test('the latest state comes back when the server renders an older one', async () => {
  say('Vinter', 'Vintere')
  say('Vintere', 'Vinteren')
  const text = heading()
  if (text) text.nodeValue = marked('Vintere')
  await vi.waitFor(() => expect(shown()).toBe('Vinteren'))
})

test('messages from other sites, and any other message, change nothing', () => {
  say('Vinter', 'Sommer', 'https://evil.example')
  window.dispatchEvent(new MessageEvent('message', { data: { type: liveDocumentType }, origin: studio }))
  expect(shown()).toBe('Vinter')
})

test('nothing is shown after unsubscribing', () => {
  unsubscribe()
  say('Vinter', 'Sommer')
  expect(shown()).toBe('Vinter')
})

test('text that is typed before a page can show it is shown once it can', () => {
  unsubscribe()
  const stop = keepEarlyTexts(studio)
  say('Vinter', 'Vintere')
  say('Vintere', 'Vinteren')
  expect(shown()).toBe('Vinter')
  unsubscribe = showLiveTexts(studio)
  expect(shown()).toBe('Vinteren')
  stop()
})
