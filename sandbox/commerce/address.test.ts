import { expect, test } from 'vitest'
import { localCommerceAddress } from './address.ts'

test('origin, port and path come out of the address that the storefront has too', () => {
  expect(localCommerceAddress('http://localhost:5200/api/shop')).toEqual({
    origin: 'http://localhost:5200',
    port: 5200,
    basePath: '/api/shop/',
  })
  expect(localCommerceAddress('http://commerce.localhost:4200/api/checkout/')).toEqual({
    origin: 'http://commerce.localhost:4200',
    port: 4200,
    basePath: '/api/checkout/',
  })
  expect(localCommerceAddress('http://localhost')).toEqual({ origin: 'http://localhost', port: 80, basePath: '/' })
})

test('there is no port for a real platform, or without an address', () => {
  expect(localCommerceAddress('https://tretopp.centraqa.com/api/checkout/')).toBeUndefined()
  expect(localCommerceAddress(undefined)).toBeUndefined()
  expect(localCommerceAddress('')).toBeUndefined()
})

test.each(['localhost:4200', 'ftp://localhost/', 'http://'])('%j is refused in one sentence', (url) => {
  expect(() => localCommerceAddress(url)).toThrow(`CENTRA_API_URL is not an http address: ${url}`)
})
