import { expect, test } from 'vitest'
import { isOutside } from './is-outside.ts'

const box = { left: 100, right: 500, top: 50, bottom: 350 }

test('[R2.22] a click next to the box is outside, one on it or on its edge is not', () => {
  for (const [clientX, clientY] of [
    [99, 200],
    [501, 200],
    [300, 49],
    [300, 351],
  ] as const) {
    expect(isOutside({ clientX, clientY }, box), `${clientX}, ${clientY}`).toBe(true)
  }
  for (const [clientX, clientY] of [
    [100, 50],
    [500, 350],
    [300, 200],
  ] as const) {
    expect(isOutside({ clientX, clientY }, box), `${clientX}, ${clientY}`).toBe(false)
  }
})
