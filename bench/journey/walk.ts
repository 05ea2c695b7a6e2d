import { consentOf, onlyNecessary } from '#web/domain/visitor/consent.ts'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'
import { type Goal, type Observations, observationsKey, observationsSchema, observer } from './observer.ts'
import { startPhoneNetwork } from './phone-network.ts'
import { PhoneTab } from './phone-tab.ts'
import type { Step } from './steps.ts'

/** One step of a visit. Milliseconds from the moment at which the finger was lifted; bytes until the next step. */
export type StepResult = {
  readonly name: string
  readonly firstAnswer: number
  readonly served: number
  /** The time that tasks took beyond 50 ms each, up to 0.3 s after the step is served. */
  readonly blocking: number
  /** The longest time from a touch to the next frame. */
  readonly interaction: number
  readonly bytes: number
}

type Times = Omit<StepResult, 'name' | 'bytes'>

const LOOK_MS = 2000
const AFTER_MS = 300
const nothing = { answers: [], tasks: [], interactions: [] } satisfies Observations

export type Phone = {
  /** Path of Chromium. */
  readonly executablePath: string
  /** How many times slower than this machine its processor is. */
  readonly slowdown: number
}

export type Journey = {
  /** Address of the page on which the first step begins. */
  readonly start: string
  /** Origins from which its pages load, other than their own. */
  readonly others: readonly string[]
  readonly steps: readonly Step[]
}

/**
 * Walks through a visit once, in a browser of its own whose cache is empty.
 * @throws Error when a step is not served within ten seconds
 */
export async function walkJourney(phone: Phone, { start, others, steps }: Journey): Promise<StepResult[]> {
  const network = await startPhoneNetwork([new URL(start).origin, ...others])
  const script = observer + storedState()
  const rules = `--host-resolver-rules=${network.rules}`
  const tab = await PhoneTab.open(phone.executablePath, [rules], script, phone.slowdown)
  const results: StepResult[] = []
  try {
    await tab.goto(start)
    while (!(await tab.evaluate(`location.protocol === 'http:' && document.readyState === 'complete'`))) await wait(100)
    if (steps[0] && 'tap' in steps[0].act) await tab.scrollTo(steps[0].act.tap)
    await wait(LOOK_MS)
    for (const [index, step] of steps.entries()) {
      const before = network.received()
      const times = await take(tab, step)
      const next = steps[index + 1]
      if (next && 'tap' in next.act && next.pause === undefined) await tab.scrollTo(next.act.tap)
      await wait(next?.pause ?? LOOK_MS)
      results.push({ name: step.name, ...times, bytes: network.received() - before })
    }
    return results
  } finally {
    await tab.close()
    network.close()
  }
}

/** A visitor who has closed the splash and answered the question for consent, as after the first page of a visit. */
function storedState(): string {
  const consent = consentOf({ ...onlyNecessary, functions: true })
  const state = serialiseLocalState({ ...initialLocalState, hasDismissedSplash: true, consent })
  return `;if (location.protocol === 'http:') localStorage[${JSON.stringify(localStateKey)}] ??= ${JSON.stringify(state)}`
}

async function take(tab: PhoneTab, { name, act, goal: { isElsewhere, ...rest } }: Step): Promise<Times> {
  const path = String(await tab.evaluate('location.pathname'))
  const goal: Goal = { ...(isElsewhere && { otherThan: path }), ...rest }
  const stored = JSON.stringify({ ...nothing, goal } satisfies Observations)
  await tab.evaluate(`sessionStorage.setItem('${observationsKey}', ${JSON.stringify(stored)})`)
  const at = await begin(tab, act)
  for (let tries = 0; tries < 100; tries++) {
    await wait(100)
    const { served } = await observations(tab)
    if (served === undefined) continue
    // For the last tasks and frames of the step.
    await wait(AFTER_MS)
    const { answers, tasks, interactions } = await observations(tab)
    const long = tasks.filter(({ start }) => start > at && start < served + AFTER_MS)
    return {
      firstAnswer: Math.min(served, ...answers.filter((time) => time > at)) - at,
      served: served - at,
      blocking: long.reduce((sum, { duration }) => sum + duration - 50, 0),
      interaction: Math.max(0, ...interactions.filter(({ start }) => start > at - 200).map(({ duration }) => duration)),
    }
  }
  throw new Error(`Not served within ten seconds: ${name}`)
}

async function begin(tab: PhoneTab, act: Step['act']): Promise<number> {
  if ('tap' in act) return await tab.tap(act.tap)
  const at = Date.now()
  await ('run' in act ? tab.evaluate(`void ${act.run}`) : tab.type(act.type))
  return at
}

async function observations(tab: PhoneTab): Promise<Observations> {
  const stored = await tab.evaluate(
    `document.dispatchEvent(new Event('${observationsKey}')), sessionStorage.getItem('${observationsKey}')`,
  )
  return typeof stored === 'string' ? observationsSchema.parse(JSON.parse(stored)) : nothing
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
