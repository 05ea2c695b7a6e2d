import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SearchTemplate } from './search-template.tsx'

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: () => undefined }),
}))

test('[R2.09] the static search page: a labelled combobox in a form that works by GET, and links into the shop', () => {
  const slug = { nb: { current: 'jakker' }, en: { current: 'jackets' } }
  const types = [{ _id: 'clothingType-jackets', _type: 'clothingType', slug, title: 'Jackets' }]
  const html = renderToStaticMarkup(<SearchTemplate lang="en" clothingTypes={types} />)
  expect(html).toMatch(/<form[^>]* action="\/en\/search"/)
  const id = /<input id="([^"]+)"[^>]* role="combobox" aria-expanded="false"[^>]* name="q"/.exec(html)?.[1]
  expect(html).toContain(`<label for="${id}"`)
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
  expect(links).toEqual(['/en/shop', '/en/shop/women', '/en/shop/men', '/en/shop/jackets'])
})
