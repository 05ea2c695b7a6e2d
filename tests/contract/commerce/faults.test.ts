import { afterEach, describe, expect, test } from 'vitest'
import { isRealPlatform, openTarget } from './target.ts'

const target = openTarget()
const ITEM = '10101-1010101'

const setFaults = (faults: object) => target.admin('PUT', '_faults', faults)
afterEach(async () => {
  if (!isRealPlatform) await target.admin('DELETE', '_faults')
})

describe.skipIf(isRealPlatform)('faults on request', () => {
  test('a response dropped after the commit: the caller sees a broken connection, the selection has changed', async () => {
    await target.setStock(ITEM, 10)
    const token = await target.newToken()
    await setFaults({ dropAfterCommitRate: 1, only: 'POST items/' })
    await expect(target.call('POST', `items/${ITEM}`, { token })).rejects.toThrow()
    const { selection } = await target.selection('GET', 'selection', { token })
    expect(selection.items).toMatchObject([{ item: ITEM, quantity: 1 }])
  })

  test('an error instead of the call: nothing has changed', async () => {
    const token = await target.newToken()
    await setFaults({ errorRate: 1, errorStatus: 502, times: 1 })
    expect((await target.call('POST', `items/${ITEM}`, { token })).status).toBe(502)
    expect((await target.selection('GET', 'selection', { token })).selection.items).toEqual([])
  })

  test('only as many times as requested', async () => {
    await setFaults({ errorRate: 1, times: 2 })
    const statuses = []
    for (let call = 0; call < 3; call++) statuses.push((await target.call('GET', 'selection')).status)
    expect(statuses).toEqual([503, 503, 200])
  })

  test('delayed responses', async () => {
    await setFaults({ delayMs: 120 })
    const before = performance.now()
    await target.call('GET', 'selection')
    expect(performance.now() - before).toBeGreaterThanOrEqual(115)
  })

  test('a new token may come with any response: the old one is unknown, the selection the same', async () => {
    await target.setStock(ITEM, 10)
    const token = await target.newToken()
    await setFaults({ rotateTokenRate: 1, times: 1 })
    const changed = await target.selection('POST', `items/${ITEM}`, { token })
    expect(changed.token).not.toBe(token)
    const again = await target.selection('GET', 'selection', { token: changed.token })
    expect(again.selection.items).toMatchObject([{ item: ITEM }])
    expect((await target.selection('GET', 'selection', { token })).selection.items).toEqual([])
  })

  test('the admin stays reachable, and faults that make no sense are refused', async () => {
    await setFaults({ errorRate: 1, dropAfterCommitRate: 1 })
    expect((await target.admin('GET', '_faults')).body).toMatchObject({ errorRate: 1 })
    for (const faults of [{ errorRate: 2 }, { delayMs: -1 }, { errorStatus: 200 }, { nonsense: true }]) {
      expect((await setFaults(faults)).status).toBe(406)
    }
  })
})
