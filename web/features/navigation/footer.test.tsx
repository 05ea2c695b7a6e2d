// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Footer } from './footer.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('the room that the consent banner has made in the footer stays when the footer is hydrated, without an error', async () => {
  const footer = <Footer lang="nb" footer={null} settings={null} alternateHref="/en" />
  document.body.innerHTML = renderToString(footer)
  const element = document.querySelector('footer')
  element?.style.setProperty('--consent-room', '200px')
  const error = vi.spyOn(console, 'error')
  const root = await act(async () => hydrateRoot(document.body, footer))
  expect(error).not.toHaveBeenCalled()
  expect(element?.isConnected).toBe(true)
  expect(element?.style.getPropertyValue('--consent-room')).toBe('200px')
  await act(async () => root.unmount())
})
