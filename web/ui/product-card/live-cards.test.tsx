// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cardTexts } from './card-texts.ts'
import { LiveCards } from './live-cards.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

vi.mock('./follow-swatch.ts', () => {
  throw new Error('A deployment has removed it.')
})
vi.mock('#web/lib/chunk-error.ts', async (load) => ({
  ...(await load<typeof import('#web/lib/chunk-error.ts')>()),
  isChunkError: () => true,
}))

const reload = vi.fn()
let root: Root

beforeEach(async () => {
  reload.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('location', { href: 'http://localhost/nb/shop', reload })
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () =>
    root.render(
      <LiveCards texts={cardTexts('nb')}>
        <article data-centra-id="1">
          <label>
            <input type="radio" defaultValue="1F3033" />
          </label>
        </article>
      </LiveCards>,
    ),
  )
})
afterEach(() => act(async () => root.unmount()))

test('[R8.09] the page is loaded again when a swatch is chosen whose code is missing, not when a pointer passes over it', async () => {
  const swatch = document.querySelector('input')
  swatch?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await expect(import('./follow-swatch.ts')).rejects.toThrow()
  expect(reload).not.toHaveBeenCalled()
  swatch?.click()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
