import type { Frame, Page } from '@playwright/test'
import axe, { type Result } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Axe's findings in a page with its frames, or only in the elements of a selector. */
export async function violationsIn(page: Page, selector?: string): Promise<Result[]> {
  await addAxe(page.mainFrame())
  // A frame may be replaced meanwhile.
  if (!selector) await Promise.allSettled(page.frames().map(addAxe))
  return await page.evaluate(async (selector) => {
    // Describing what passes as well would take most of the time.
    const { violations } = await window.axe.run(selector ?? document, { resultTypes: ['violations'] })
    return violations
  }, selector)
}

async function addAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(axe.source)
  // Frames of other origins report to the page.
  await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
}

/**
 * Serious and critical findings of axe, readable in a failed assertion. What is being faded in has less contrast than
 * it will have: a page on which something begins to move meanwhile is looked at again.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    await endOfAnimations(page)
    const moves = await page.evaluateHandle(() => {
      const moves = { count: 0 }
      for (const type of ['transitionrun', 'animationstart']) addEventListener(type, () => (moves.count += 1))
      return moves
    })
    const findings = (await violationsIn(page))
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    if (findings.length === 0 || attempt === 3) return findings
    if (!(await moves.evaluate(({ count }) => count > 0))) return findings
  }
}

/** Resolves when all finite animations have ended. Those in content that the browser skips do not run. */
async function endOfAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isSeen = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility({ contentVisibilityAuto: true })
    const ending = document
      .getAnimations()
      .filter(({ effect }) => isSeen(effect) && Number.isFinite(effect?.getComputedTiming().endTime))
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
