import { expect, test } from 'vitest'
import { authorsIn } from './authors.ts'

const line = (author: string, ...documentIDs: string[]) => JSON.stringify({ id: 't', author, documentIDs })

test('each document has its authors once, the latest first', () => {
  const lines = [line('ola', 'a'), line('kari', 'a', 'b'), line('ola', 'a', 'b'), ''].join('\n')
  expect([...authorsIn(lines)]).toEqual([
    ['a', ['ola', 'kari']],
    ['b', ['kari', 'ola']],
  ])
})

test('invalid transactions are left out', () => {
  expect(authorsIn('<html>\n{"author": 1}\n').size).toBe(0)
})
