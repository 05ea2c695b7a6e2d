import { expect, test } from 'vitest'
import { readCommerceAddress } from './address.ts'

test('port and path come out of the address that the storefront has too', () => {
  expect(readCommerceAddress()).toEqual({ port: 4200, basePath: '/api/checkout/' })
  expect(readCommerceAddress('http://localhost:5200/api/shop')).toEqual({ port: 5200, basePath: '/api/shop/' })
  expect(readCommerceAddress('http://localhost')).toEqual({ port: 80, basePath: '/' })
})

test.each(['localhost:4200', '', 'ftp://localhost/', 'http://'])('%j is refused in one sentence', (url) => {
  expect(() => readCommerceAddress(url)).toThrow(`CENTRA_API_URL is not an http address: ${url}`)
})
