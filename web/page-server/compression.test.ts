import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './compression.ts'

test('many files that are compressed thoroughly at once each come back as they were, smaller than with ordinary effort', async () => {
  const bodies = Array.from({ length: 9 }, (_, index) =>
    Buffer.from(Array.from({ length: 2000 * index }, (_, line) => `${index} ${line * line}`).join()),
  )
  const compressed = await Promise.all(bodies.map((body) => compress(body, 'gzip', 'thorough')))
  expect(compressed.map((body) => gunzipSync(body))).toEqual(bodies)
  const last = bodies.at(-1) ?? Buffer.alloc(0)
  expect(compressed.at(-1)?.length).toBeLessThan((await compress(last, 'gzip', 'quick')).length)
})
