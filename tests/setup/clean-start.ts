/**
 * Unit test files share a process, because starting one for each takes longer than most of them. Each file starts with modules of its own
 * and without what the file before it has left: stubs, spies, fake timers, and, where there is a document, its content and storage.
 */
import { vi } from 'vitest'

vi.resetModules()
vi.useRealTimers()
vi.unstubAllEnvs()
vi.unstubAllGlobals()
vi.restoreAllMocks()

if ('document' in globalThis) {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}
