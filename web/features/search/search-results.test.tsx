// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { search as texts } from '#web/i18n/messages/nb/search.ts'
import { cardTexts } from '#web/ui/product-card/card-texts.ts'
import { readRecent, rememberSearch } from './recent-searches.ts'
import type { SearchResponse } from './search-response.ts'
import { SearchResults } from './search-results.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const page = {
  href: '/nb/om-oss',
  documentId: 'p',
  kind: 'page',
  title: [{ text: 'Om oss', hit: true }],
  excerpt: [],
} as const
const answer = { text: 'Vi lager ikke klær til barn.', link: { title: 'Finn størrelsen', href: '/nb/finn-storrelsen' } }
const responses: Readonly<Record<string, Omit<SearchResponse, 'q'>>> = {
  'om oss': { total: 1, exact: true, items: [page] },
  xyz: { total: 0, exact: false, items: [] },
  kids: { total: 0, exact: false, items: [], answer },
}

vi.mock('next/link', () => ({ default: (props: object) => <a {...props} /> }))
vi.mock('./fetch-search.ts', () => ({
  async fetchSearch(_: string, q: string): Promise<SearchResponse> {
    const found = responses[q]
    if (!found) throw new Error('offline')
    return { q, ...found }
  },
}))

let root: Root
beforeEach(() => {
  document.body.innerHTML = '<div></div>'
  root = createRoot(document.body.firstElementChild ?? document.body)
})
afterEach(() => act(async () => root.unmount()))

async function search(q: string) {
  await act(async () =>
    root.render(<SearchResults lang="nb" texts={texts} cards={cardTexts('nb')} q={q} shopLinks={<i>links</i>} />),
  )
}

test('[R2.09] a search is remembered once it has found something, and forgotten once it finds nothing', async () => {
  rememberSearch('xyz')
  rememberSearch('utenfor nett')
  await search('om oss')
  expect(readRecent()).toEqual(['om oss', 'utenfor nett', 'xyz'])
  await search('xyz')
  expect(readRecent()).toEqual(['om oss', 'utenfor nett'])
  await search('kids')
  await search('utenfor nett')
  expect(readRecent()).toEqual(['om oss', 'utenfor nett'])
})

test('[R2.09] an answer is announced above the results, with its link', async () => {
  await search('kids')
  const status = document.querySelector('[role="status"]')
  expect(status?.textContent).toMatch(/^Vi lager ikke klær til barn\.Finn størrelsen.*Ingen treff på «kids»$/)
  expect(status?.querySelector('a')?.getAttribute('href')).toBe('/nb/finn-storrelsen')
  expect(document.body.textContent).toContain(`${texts.answeredText}links`)
  await search('xyz')
  expect(document.body.textContent).toContain(`${texts.noneText}links`)
  expect(document.querySelector('[role="status"] a')).toBeNull()
})
