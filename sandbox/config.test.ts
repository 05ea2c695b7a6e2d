import { expect, test } from 'vitest'
import { portOf } from './config.ts'

test.each([
  ['http://localhost:4100', 4100],
  ['http://localhost', 80],
  ['https://localhost', 443],
  ['postgres://localhost/tretopp', 5432],
  ['smtp://localhost', 25],
  ['smtps://localhost', 465],
])('%s listens on port %i', (address, port) => {
  expect(portOf(new URL(address))).toBe(port)
})
