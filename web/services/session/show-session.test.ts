import { expect, test } from 'vitest'
import { showSession } from './show-session.ts'

/** As much of the page's root element as styles go by. */
function rootElement() {
  const properties = new Map<string, string>()
  const style = {
    setProperty: (name: string, value: string) => void properties.set(name, value),
    removeProperty: (name: string) => void properties.delete(name),
  }
  return { element: { dataset: {}, style } as unknown as HTMLElement, properties }
}

test('[R2.25] a member’s picture is there while the member is logged in', () => {
  const { element, properties } = rootElement()
  showSession({ status: 'logged_in', picture: 'https://pictures.example/kari.webp' }, element)
  expect(element.dataset.session).toBe('logged_in')
  expect(properties.get('--account-picture')).toBe('url("https://pictures.example/kari.webp")')
  showSession({ status: 'logged_in' }, element)
  expect(properties.size).toBe(0)
  showSession({ status: 'logged_in', picture: '/kari.webp' }, element)
  showSession({ status: 'logged_out' }, element)
  expect([element.dataset.session, properties.size]).toEqual(['logged_out', 0])
})

test('an address cannot say more than an address', () => {
  const { element, properties } = rootElement()
  showSession({ status: 'logged_in', picture: '"); background: url("https://elsewhere.example' }, element)
  expect(properties.get('--account-picture')).toBe('url("\\"); background: url(\\"https://elsewhere.example")')
})
