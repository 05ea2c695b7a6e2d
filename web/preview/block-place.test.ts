// @vitest-environment jsdom
import { vercelStegaCombine } from '@vercel/stega'
import { createDataAttribute } from 'next-sanity'
import { expect, test } from 'vitest'
import { blockPlaceOf } from './block-place.ts'

const studio = { baseUrl: 'https://studio.example', projectId: 'p', dataset: 'd' }

function attribute(path: string, id = 'drafts.a'): string {
  return createDataAttribute({ ...studio, id, type: 'page', path }).toString()
}

function marked(text: string, path: string, id = 'a'): string {
  const href = `https://studio.example/intent/edit?${new URLSearchParams({ id, path })}`
  return vercelStegaCombine(text, { origin: 'sanity.io', href }, false)
}

function span(block: string): string {
  return `content.nb[_key=="${block}"].children[_key=="s"].text`
}

function drawn(html: string): Element {
  document.body.innerHTML = `<div data-blocks='${attribute('content.nb')}'>${html}</div><p id="outside">x</p>`
  const target = document.querySelector('#target')
  if (!target) throw new Error('no target')
  return target
}

const after = (key: string) => ({ documentId: 'a', documentType: 'page', path: 'content.nb', after: key })

test('a new block goes after the paragraph under the pointer', () => {
  const target = drawn(`<p>${marked('Før', span('k0'))}</p><p>Et <em id="target">${marked('ord', span('k1'))}</em></p>`)
  expect(blockPlaceOf(target)).toEqual({ element: target.parentElement, place: after('k1') })
})

test('after a list it goes after the last item, whichever is under the pointer', () => {
  const target = drawn(`<ul><li id="target">${marked('En', span('k1'))}</li><li>${marked('To', span('k2'))}</li></ul>`)
  expect(blockPlaceOf(target)?.place).toEqual(after('k2'))
})

test('a picture is known by its attribute, a shared fact box by its own and not by the texts of the other document', () => {
  const picture = drawn(`<figure><img id="target" data-sanity='${attribute('content.nb[_key=="k3"]')}'></figure>`)
  expect(blockPlaceOf(picture)?.place).toEqual(after('k3'))
  const box = `<aside data-sanity='${attribute('content.nb[_key=="k4"]')}'>`
  const fact = drawn(`${box}<p id="target">${marked('Ull', span('other'), 'b')}</p></aside>`)
  expect(blockPlaceOf(fact)?.place).toEqual(after('k4'))
})

test('nothing can be added outside of rich texts, or after what opens no field', () => {
  const target = drawn('<p id="target">Umerket</p>')
  expect(blockPlaceOf(target)).toBeUndefined()
  expect(blockPlaceOf(document.querySelector('#outside') ?? target)).toBeUndefined()
})
