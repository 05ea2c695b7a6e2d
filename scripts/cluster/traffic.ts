import { setTimeout as sleep } from 'node:timers/promises'
import type { Status } from './visitors.ts'

/** One request and its outcome. */
export type Outcome<Kind extends string> = {
  readonly kind: Kind
  /** When it was due, of `performance.now()`; waiting for a busy generator counts. */
  readonly at: number
  readonly took: number
  readonly status: Status
}

/** A kind of request: how often it is made, in relation to the others, and how. */
type Share = { readonly weight: number; readonly make: () => Promise<Status> }

type Traffic<Kind extends string> = {
  /** Waits for the last responses. */
  stop(): Promise<void>
  readonly outcomes: readonly Outcome<Kind>[]
}

/**
 * Makes requests at an arrival rate, each when it is due, even if earlier ones have no response yet: visitors do not
 * wait for one another.
 * @param perSecond requests of all kinds together; the gaps between them are random, as between visitors who do not
 * know each other
 */
export function startTraffic<Kind extends string>(
  perSecond: number,
  kinds: Readonly<Record<Kind, Share>>,
): Traffic<Kind> {
  const names = Object.keys(kinds).filter((name): name is Kind => name in kinds)
  const outcomes: Outcome<Kind>[] = []
  const underWay = new Set<Promise<void>>()
  let isOver = false
  const make = async (kind: Kind, at: number) => {
    const status = await kinds[kind].make()
    outcomes.push({ kind, at, took: performance.now() - at, status })
  }
  const run = async () => {
    for (let due = performance.now(); !isOver; due += (-Math.log(1 - Math.random()) / perSecond) * 1000) {
      const early = due - performance.now()
      if (early > 1) await sleep(early)
      const made = make(choose(names, kinds), due).finally(() => underWay.delete(made))
      underWay.add(made)
    }
  }
  const running = run()
  return {
    outcomes,
    async stop() {
      isOver = true
      await running
      await Promise.all(underWay)
    },
  }
}

function choose<Kind extends string>(names: readonly Kind[], kinds: Readonly<Record<Kind, Share>>): Kind {
  let left = Math.random() * names.reduce((sum, name) => sum + kinds[name].weight, 0)
  for (const name of names) {
    left -= kinds[name].weight
    if (left < 0) return name
  }
  throw new Error('There are no kinds of requests')
}
