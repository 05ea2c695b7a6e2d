/**
 * Test files share a process, because starting one for each takes longer than most of them. Each file starts with
 * modules of its own and without what the file before it has left: stubs, spies, fake timers, what bundles of the
 * storefront share, and, where there is a document, its content and storage.
 */
import { afterAll, vi } from 'vitest'

vi.resetModules()

// When the file has ended: later its stubs would be replaced by globals of a window that is closed by then.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

for (const key of Object.getOwnPropertySymbols(globalThis))
  if (key.description?.startsWith('storefront.')) Reflect.deleteProperty(globalThis, key)

if ('document' in globalThis) {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
