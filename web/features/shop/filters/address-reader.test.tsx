// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

vi.mock('next/navigation', () => ({
  // The router's query, which follows the address later than the browser.
  useSearchParams: () => new URLSearchParams('color=1F3033'),
}))
const { AddressReader } = await import('./address-reader.tsx')

beforeEach(() => history.replaceState(null, '', '/en/shop?color=1F3033'))

async function renderReader() {
  const onChange = vi.fn()
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<AddressReader onChange={onChange} />))
  return { onChange, root }
}

function goBackTo(address: string) {
  history.replaceState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}

test('[R2.13] reports the query at first, and each time the visitor goes back on the page, whatever the router has followed', async () => {
  const { onChange, root } = await renderReader()
  expect(onChange).toHaveBeenCalledTimes(1)
  goBackTo('/en/shop')
  expect(onChange).toHaveBeenCalledTimes(2)
  await act(async () => root.unmount())
  goBackTo('/en/shop?color=1F3033')
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('going back to another page reports nothing: its list is on the way', async () => {
  const { onChange, root } = await renderReader()
  goBackTo('/en/shop/storr-shell-jacket')
  expect(onChange).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
})
