import { z } from 'zod'

/** The goal of a tap: an element that is then shown. */
export type Goal = {
  /** Path of the page on which it is. */
  readonly path?: string
  /** Path of the page on which it is not. */
  readonly otherThan?: string
  readonly selector: string
  /** A text that the element contains. */
  readonly text?: string
  /** Whether it is a picture that has to be loaded. */
  readonly isPicture?: boolean
  /** Whether it may be below or above the window. */
  readonly isAnywhere?: boolean
}

const spanSchema = z.object({ start: z.number(), duration: z.number() })

/** Times in milliseconds since 1970, durations in milliseconds. */
export const observationsSchema = z.object({
  /** Frames in which anything was different from the one before. */
  answers: z.array(z.number()),
  tasks: z.array(spanSchema),
  /** From a touch, click or key to the next frame. */
  interactions: z.array(spanSchema),
  /** The frame that shows the goal. */
  served: z.optional(z.number()),
})
export type Observations = z.output<typeof observationsSchema> & { readonly goal?: Goal }

/** The key of the session storage under which a page keeps its observations. */
export const observationsKey = 'journey'

declare global {
  interface Document {
    /** Whether the browser loads the page ahead of a navigation; not in every browser. */
    readonly prerendering?: boolean
  }
  interface PerformanceObserverInit {
    /** Milliseconds, for events. */
    durationThreshold?: number
  }
}

/**
 * Runs in every document before its own scripts: looks for the goal, which the session storage carries from document to
 * document, in each frame in which something has changed. Not in every frame: one that nobody needs takes a phone up to
 * 8 ms. An event with the name of the key stores what was observed.
 */
function observe(key: string): void {
  if (window !== window.parent || location.protocol === 'about:') return
  const since1970 = (time: number) => performance.timeOrigin + time
  const pending: Pick<Observations, 'answers' | 'tasks' | 'interactions'> = {
    answers: [],
    tasks: [],
    interactions: [],
  }
  const store = (change: (stored: Observations) => Observations = (stored) => stored) => {
    const item = sessionStorage.getItem(key)
    if (document.prerendering || !item) return
    const stored = change(JSON.parse(item))
    const { answers, tasks, interactions } = pending
    sessionStorage.setItem(
      key,
      JSON.stringify({
        ...stored,
        answers: [...stored.answers, ...answers.splice(0)],
        tasks: [...stored.tasks, ...tasks.splice(0)],
        interactions: [...stored.interactions, ...interactions.splice(0)],
      }),
    )
  }
  /** Before all that is queued already: a timer would run after the effects of what the frame shows. */
  const afterThisFrame = (callback: () => void) => void scheduler.postTask(callback, { priority: 'user-blocking' })
  let isAnswering = false
  const answer = () => {
    if (isAnswering) return
    isAnswering = true
    requestAnimationFrame(() =>
      afterThisFrame(() => {
        isAnswering = false
        pending.answers.push(since1970(performance.now()))
        if (pending.answers.length > 20) pending.answers.splice(1, 1)
      }),
    )
  }
  const isOnItsPage = ({ path, otherThan }: Goal) =>
    (path === undefined || location.pathname === path) && location.pathname !== otherThan
  const isSeen = ({ selector, text = '', isPicture, isAnywhere }: Goal) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      if (!(element.textContent ?? '').includes(text)) return false
      if (isPicture && !(element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0))
        return false
      const { top, bottom, width, left } = element.getBoundingClientRect()
      return isAnywhere || (width > 0 && bottom > 0 && top < innerHeight && left < innerWidth && left > -width)
    })
  let isLooking = false
  /** Looks at the next frame, and at those after it while the goal is there without being shown. */
  const look = () => {
    if (isLooking) return
    isLooking = true
    requestAnimationFrame(() => {
      isLooking = false
      const item = document.prerendering ? null : sessionStorage.getItem(key)
      const { goal, served }: Partial<Observations> = item ? JSON.parse(item) : {}
      if (!goal || served || !isOnItsPage(goal)) return
      if (!isSeen(goal)) {
        if (document.querySelector(goal.selector)) look()
        return
      }
      afterThisFrame(() => {
        const now = since1970(performance.now())
        store((stored) => ({ ...stored, served: stored.served ?? now }))
      })
    })
  }
  const onChange = () => {
    answer()
    look()
  }
  new MutationObserver(onChange).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  // The browser ticks boxes without a change of the document.
  document.addEventListener('change', onChange, { capture: true })
  for (const type of ['load', 'input', 'focusin', 'popstate']) addEventListener(type, look, { capture: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      pending.tasks.push({ start: since1970(startTime), duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (!/^(pointer|mouse)(enter|leave|over|out|move)$/.test(name))
        pending.interactions.push({ start: since1970(startTime), duration })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
  addEventListener('pageshow', onChange)
  document.addEventListener('prerenderingchange', onChange)
  addEventListener('pagehide', () => store())
  document.addEventListener(key, () => store())
}

export const observer = `(${observe})(${JSON.stringify(observationsKey)})`
