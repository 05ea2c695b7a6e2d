import { notifyManager } from '@tanstack/react-query'
import { afterAll, beforeAll } from 'vitest'

/** Components are told of a query's changes before React's `act` returns, instead of in a task of their own. */
export function notifyInAct(): void {
  beforeAll(() => notifyManager.setScheduler(queueMicrotask))
  afterAll(() => notifyManager.setScheduler((callback) => setTimeout(callback, 0)))
}
