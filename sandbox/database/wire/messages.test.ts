import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ClientMessage, inTransactionAfter, MessageReader } from './messages.ts'

function opening(code: number, rest = ''): Buffer {
  const bytes = Buffer.alloc(8 + rest.length)
  bytes.writeInt32BE(bytes.length, 0)
  bytes.writeInt32BE(code, 4)
  bytes.write(rest, 8)
  return bytes
}

function message(type: string, body: string): Buffer {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(body))
  bytes.write(type, 0)
  bytes.writeInt32BE(bytes.length - 1, 1)
  bytes.write(body, 5)
  return bytes
}

const startup = opening(196_608, 'user\0kari\0\0')
const tls = opening(80_877_103)

/** Kind, type and length of each. */
const shape = (messages: ClientMessage[]) =>
  messages.map((found) => ('bytes' in found ? [found.kind, found.type, found.bytes.length] : [found.kind]))

describe('a client’s bytes', () => {
  test('become the same messages however the network cuts them', () => {
    const bytes = Buffer.concat([tls, startup, message('P', 'select æ'), message('S', ''), message('Q', 'select 1')])
    const whole = shape(new MessageReader().read(bytes))
    expect(whole).toEqual([
      ['encryption'],
      ['startup', '', startup.length],
      ['message', 'P', 14],
      ['message', 'S', 5],
      ['message', 'Q', 13],
    ])
    fc.assert(
      fc.property(fc.array(fc.nat({ max: bytes.length })), (cuts) => {
        const reader = new MessageReader()
        const edges = [0, ...cuts.toSorted((a, b) => a - b), bytes.length]
        const found = edges.slice(1).flatMap((edge, index) => reader.read(bytes.subarray(edges[index], edge)))
        expect(shape(found)).toEqual(whole)
      }),
    )
  })

  test.each([
    ['another protocol', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['an unknown version', opening(131_072)],
    ['a negative length', Buffer.concat([startup, Buffer.from([0x51, 0xff, 0xff, 0xff, 0xff])])],
    ['a length of gigabytes', Buffer.concat([startup, Buffer.from([0x51, 0x7f, 0xff, 0xff, 0xff])])],
  ])('%s is refused', (_name, bytes) => expect(() => new MessageReader().read(bytes)).toThrow())
})

describe('an answer', () => {
  test.each([
    ['I', false],
    ['T', true],
    ['E', true],
  ])('ready for query %s: in a transaction %s', (status, expected) => {
    expect(inTransactionAfter(Buffer.concat([message('C', 'Z'), message('Z', status)]))).toBe(expected)
  })

  test('that is not yet complete says nothing', () => expect(inTransactionAfter(message('D', 'Z'))).toBeUndefined())
})
