// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { search as texts } from '#web/i18n/messages/en/search.ts'
import { cardTexts } from '#web/ui/product-card/card-texts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

vi.mock('next/navigation', () => ({
  // The router's query, which follows the address later than the browser.
  useSearchParams: () => new URLSearchParams('q=wool'),
  useRouter: () => ({ push: () => undefined }),
}))
vi.mock('./fetch-search.ts', () => ({ fetchSearch: () => new Promise(() => {}) }))
const { SearchView } = await import('./search-view.tsx')

test('[R2.09] back before the router has followed a search shows the query of the address', async () => {
  history.replaceState(null, '', '/en/search?q=wool')
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () => root.render(<SearchView lang="en" texts={texts} cards={cardTexts('en')} shopLinks={null} />))
  const field = document.querySelector<HTMLInputElement>('input[name="q"]')
  expect(field?.value).toBe('wool')
  await act(async () => {
    if (field) field.value = 'jacket'
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  expect(location.search).toBe('?q=jacket')
  expect(field?.value).toBe('jacket')
  await act(async () => {
    history.replaceState(null, '', '/en/search?q=wool')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(field?.value).toBe('wool')
  await act(async () => root.unmount())
})
