// @vitest-environment jsdom
import { act, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { BelowFirstScreen } from './below-first-screen.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** The document's content each time that React had changed it. */
const commits: string[] = []

function Page() {
  return (
    <>
      <h1>Storr</h1>
      <BelowFirstScreen>
        <p id="reviews">Good</p>
      </BelowFirstScreen>
      <Observer />
    </>
  )
}

function Observer() {
  useEffect(() => {
    const note = () => commits.push(container().textContent ?? '')
    note()
    const observer = new MutationObserver(note)
    observer.observe(container(), { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return null
}

function container(): HTMLElement {
  return document.getElementById('page') ?? document.body
}

beforeEach(() => {
  commits.length = 0
  document.body.innerHTML = '<div id="page"></div>'
})

test('a page to which the router leads shows its first screen alone, then the rest, at the address\u2019s fragment', async () => {
  const scrolledTo: string[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id)
  }
  history.replaceState(null, '', '#reviews')
  const root = createRoot(container())
  await act(async () => startTransition(() => root.render(<Page />)))
  expect(commits).toEqual(['Storr', 'StorrGood'])
  expect(scrolledTo).toEqual(['reviews'])
  await act(async () => root.unmount())
})

test('a document has all of it, and keeps it when it is hydrated', async () => {
  const html = renderToString(<Page />)
  expect(html).toContain('Good')
  container().innerHTML = html
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container(), <Page />, { onRecoverableError: (e) => problems.push(e) }),
  )
  expect(commits).toEqual(['StorrGood'])
  expect(problems).toEqual([])
  await act(async () => root.unmount())
})
