import { vercelStegaCombine, vercelStegaSplit } from '@vercel/stega'
import { expect, test } from 'vitest'
import { LiveTexts } from './live-texts.ts'

function node(text: string, id: string, path: string) {
  const query = new URLSearchParams({ id, path })
  const href = `https://studio.example/intent/edit?${query}`
  return { data: vercelStegaCombine(text, { origin: 'sanity.io', href }, false) }
}

const textOf = ({ data }: { data: string }) => vercelStegaSplit(data).cleaned
const page = (nb: string, _id = 'drafts.a') => ({ _id, title: { nb } })

test('a keystroke changes every text of the field, with its mark, and no other', () => {
  const [heading, crumb] = [node('Vinter', 'a', 'title.nb'), node('Vinter', 'a', 'title.nb')]
  const others = [node('Vinter', 'a', 'title.en'), node('Vinter', 'b', 'title.nb'), { data: 'Vinter' }]
  const before = others.map(({ data }) => data)
  const { encoded } = vercelStegaSplit(heading.data)
  new LiveTexts().change(page('Vinter'), page('Vintere'), [heading, crumb, ...others])
  expect([heading, crumb].map(textOf)).toEqual(['Vintere', 'Vintere'])
  expect(vercelStegaSplit(heading.data).encoded).toBe(encoded)
  expect(others.map(({ data }) => data)).toEqual(before)
})

test('the first change of a published document changes the page that shows it', () => {
  const heading = node('Vinter', 'a', 'title.nb')
  new LiveTexts().change(page('Vinter', 'a'), page('Vint', 'drafts.a'), [heading])
  expect(textOf(heading)).toBe('Vint')
})

test('a release’s version is the same document', () => {
  const heading = node('Vinter', 'a', 'title.nb')
  new LiveTexts().change(page('Vinter', 'versions.r1.a'), page('Vår', 'versions.r1.a'), [heading])
  expect(textOf(heading)).toBe('Vår')
})

test('an older state that the server renders is replaced by the latest again', () => {
  const texts = new LiveTexts()
  const heading = node('V', 'a', 'title.nb')
  texts.change(page('V'), page('Vi'), [heading])
  texts.change(page('Vi'), page('Vin'), [heading])
  heading.data = node('Vi', 'a', 'title.nb').data
  texts.repeat([heading])
  expect(textOf(heading)).toBe('Vin')
})

test('a text that the page has made from the field waits for the server', () => {
  const heading = node('Alt om vinter', 'a', 'title.nb')
  new LiveTexts().change(page('Vinter'), page('Vår'), [heading])
  expect(textOf(heading)).toBe('Alt om vinter')
})

test('words that are kept together are the same words', () => {
  const lead = node('I\u00A0fjellet', 'a', 'title.nb')
  new LiveTexts().change(page('I fjellet'), page('I fjellene'), [lead])
  expect(textOf(lead)).toBe('I fjellene')
})

test('a text in a rich text is found by its key', () => {
  const path = 'content.nb[_key=="b1"].children[_key=="s1"].text'
  const span = node('Ull', 'a', path)
  const content = (text: string) => ({
    _id: 'a',
    content: { nb: [{ _key: 'b1', children: [{ _key: 's1', text }] }] },
  })
  new LiveTexts().change(content('Ull'), content('Ull og'), [span])
  expect(textOf(span)).toBe('Ull og')
})

test('an emptied field empties its texts', () => {
  const heading = node('Vinter', 'a', 'title.nb')
  new LiveTexts().change(page('Vinter'), { _id: 'drafts.a' }, [heading])
  expect(textOf(heading)).toBe('')
})
