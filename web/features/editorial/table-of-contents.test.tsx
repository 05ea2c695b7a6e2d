import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TableOfContents } from './table-of-contents.tsx'

const section = (id: string) => ({ id: `section-${id}`, title: id.toUpperCase() })

test('leads to each section of a long text', () => {
  const sections = [section('a'), section('b'), section('c')]
  const html = renderToStaticMarkup(<TableOfContents lang="nb" sections={sections} />)
  expect(html).toContain('<nav')
  expect([...html.matchAll(/<a href="#section-(\w)">(\w)<\/a>/g)].map(([, id, title]) => `${id}${title}`)).toEqual([
    'aA',
    'bB',
    'cC',
  ])
})

test('is not worth it for fewer than three', () => {
  expect(renderToStaticMarkup(<TableOfContents lang="en" sections={[section('a'), section('b')]} />)).toBe('')
})
