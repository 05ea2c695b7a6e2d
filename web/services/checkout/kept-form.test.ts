import { afterEach, expect, test, vi } from 'vitest'
import { forgetForm, keepForm, readKeptForm } from './kept-form.ts'

function storage(stored = new Map<string, string>()) {
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('typed values are kept until the order is placed', () => {
  vi.stubGlobal('sessionStorage', storage())
  expect(readKeptForm()).toEqual({})
  keepForm({ email: 'kari@example.com', newsletter: true })
  expect(readKeptForm()).toEqual({ email: 'kari@example.com', newsletter: true })
  forgetForm()
  expect(readKeptForm()).toEqual({})
})

test('anything else that the storage holds is left out', () => {
  for (const stored of ['not JSON', '[]', 'null', '"text"']) {
    vi.stubGlobal('sessionStorage', storage(new Map([['checkoutForm', stored]])))
    expect(readKeptForm()).toEqual({})
  }
  vi.stubGlobal('sessionStorage', storage(new Map([['checkoutForm', '{"email":1,"city":"Oslo"}']])))
  expect(readKeptForm()).toEqual({ city: 'Oslo' })
})

test('without storage nothing is kept and nothing fails', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepForm({ city: 'Oslo' })
  forgetForm()
  expect(readKeptForm()).toEqual({})
})
