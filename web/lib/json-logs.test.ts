import { afterEach, expect, test } from 'vitest'
import { logAsJson } from './json-logs.ts'
import { withRequestId } from './request-id.ts'

let undo = () => {}
afterEach(() => undo())

function logged(work: () => void): Record<string, string>[] {
  const lines: string[] = []
  undo = logAsJson({ program: 'storefront', destination: { write: (line: string) => void lines.push(line) } })
  work()
  return lines.map((line) => JSON.parse(line))
}

test('a line says when, how bad, which program and which request', () => {
  const [first, second] = logged(() => {
    withRequestId('r-1', () => console.error('mail: refused'))
    console.info('started')
  })
  expect(first).toMatchObject({ level: 'error', program: 'storefront', request: 'r-1', msg: 'mail: refused' })
  expect(first?.time).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(second).toEqual({ level: 'info', program: 'storefront', time: second?.time, msg: 'started' })
})

test('the id of a request stays with it through what it waits for', async () => {
  const ids: (string | undefined)[] = []
  const { requestId } = await import('./request-id.ts')
  await Promise.all(
    ['a', 'b'].map((id) =>
      withRequestId(id, async () => {
        await new Promise((resolve) => setTimeout(resolve, 1))
        ids.push(requestId())
      }),
    ),
  )
  expect(ids.sort()).toEqual(['a', 'b'])
})

test('an error has its stack on the same line, an object its fields, and nothing is [object Object]', () => {
  const [error, object] = logged(() => {
    console.error('It failed:', new Error('no', { cause: { code: 'X1' } }))
    console.warn({ queue: 'mail', nested: { count: 2 } })
  })
  expect(error?.msg).toMatch(/^It failed: Error: no\n {4}at /)
  expect(error?.msg).toContain("code: 'X1'")
  expect(object?.msg).toBe("{ queue: 'mail', nested: { count: 2 } }")
})

test('nothing personal is logged, even by libraries: no address, no value of a query', () => {
  const lines = logged(() => {
    console.error(new Error('Failed query: select 1\nparams: Kari Nordmann,kari@example.com'))
    console.error('\u001b[31m⨯ no mailbox kari@example.com\u001b[39m')
  })
  expect(JSON.stringify(lines)).not.toMatch(/kari/i)
  expect(lines[1]?.msg).toBe('⨯ no mailbox [e-mail]')
})
