// @vitest-environment jsdom

import { act } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearFilters, type FacetOptions } from '#web/domain/listing/listing-filters.ts'
import { useAddressFilters } from './use-address-filters.ts'

const option = (value: string) => ({ value, aliases: [value] })
const options: FacetOptions = {
  category: [],
  fit: [],
  size: ['S', 'M', 'L'].map(option),
  color: ['green', 'blue'].map(option),
  state: [],
}

let address: ReturnType<typeof useAddressFilters>
let unmount: () => void

function Listing() {
  address = useAddressFilters(options)
  return null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState(null, '', '/nb/shop')
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Listing />))
  unmount = () => act(() => root.unmount())
})
afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

test('[R2.13] boxes that are ticked before the list has followed are all in the address, and then in the list', () => {
  act(() => {
    address.toggle('size', 'S')
    address.toggle('size', 'L')
    address.toggle('color', 'green')
    expect(location.search).toBe('?size=S&size=L&color=green')
    address.toggle('size', 'S')
  })
  expect(location.search).toBe('?size=L&color=green')
  expect(address.filters).toMatchObject({ size: ['L'], color: ['green'] })
})

test('a ticked box is in the address at once, and does not wait for the list', () => {
  act(() => {
    flushSync(() => address.toggle('size', 'S'))
    expect(location.search).toBe('?size=S')
    expect(address.filters.size).toEqual([])
    flushSync(() => address.choose((filters) => ({ ...filters, sort: 'price' })))
    expect(address.filters).toMatchObject({ size: ['S'], sort: 'price' })
  })
})

test('[R2.13] what else is chosen meanwhile keeps the boxes that were ticked', () => {
  act(() => {
    address.toggle('size', 'M')
    address.choose((filters) => ({ ...filters, sort: 'price' }))
  })
  expect(address.filters).toMatchObject({ size: ['M'], sort: 'price' })
  act(() => address.choose(clearFilters))
  expect(location.search).toBe('?sort=price')
})

test('reading an address keeps filters that are the same, so that nothing is rendered again', () => {
  act(() => address.toggle('size', 'M'))
  const { filters } = address
  act(() => void address.read())
  expect(address.filters).toBe(filters)
  history.replaceState(null, '', '/nb/shop?size=S')
  act(() => void address.read())
  expect(address.filters.size).toEqual(['S'])
})
