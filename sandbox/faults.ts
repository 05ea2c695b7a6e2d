import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { z } from 'zod'

const share = z.number().min(0).max(1).default(0)

/** The fields of injected faults that every stand-in with `/_faults` takes. Shares are probabilities from 0 to 1. */
export const faultFields = {
  /** Delay of every response. */
  delayMs: z.int().min(0).max(60_000).default(0),
  /** Responds with `errorStatus` without processing the call. */
  errorRate: share,
  errorStatus: z.int().min(400).max(599).default(503),
  /** Processes the call, then drops the connection instead of responding. */
  dropAfterCommitRate: share,
  /** Only calls whose method and path start with this, such as `POST items/`; empty for all. */
  only: z.string().max(200).default(''),
  /** How many calls are affected; `null` for no limit. */
  times: z.int().min(0).nullable().default(null),
}

/** The faults that are injected at present. They are reset on a restart: they belong to a test, not to the shop. */
export class FaultPlan<Plan extends { only: string; times: number | null }> {
  readonly #none: Plan
  #plan: Plan

  constructor(none: Plan) {
    this.#none = none
    this.#plan = none
  }

  get plan(): Plan {
    return this.#plan
  }

  set(plan: Plan): void {
    this.#plan = plan
  }

  clear(): void {
    this.#plan = this.#none
  }

  /** The plan, if it affects this call. Each call counts towards `times`. */
  strike(call: string): Plan | undefined {
    const plan = this.#plan
    if (!call.startsWith(plan.only) || plan.times === 0) return undefined
    if (plan.times !== null) this.#plan = { ...plan, times: plan.times - 1 }
    return plan
  }
}

export function happens(chance: number): boolean {
  return chance > 0 && Math.random() < chance
}

export function delay(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve()
}

/** Closes the connection. Without a socket to close (calls inside a test), the caller gets `fallback`. */
export function dropConnection(outgoing: { destroy(): unknown } | undefined, fallback: () => Response): Response {
  if (!outgoing) return fallback()
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}
