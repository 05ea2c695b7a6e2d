import type { Page } from 'playwright'
import { goInStudio } from '#tests/e2e/support/go-in-studio.ts'
import { allProducts, firstRow, untilIdle } from './steps.ts'

const ROWS = 1000
/** About what a flick of a finger or wheel does. */
const ROWS_OF_FRAME = 3
/** Milliseconds in which the list has to grow when its end is reached. */
const GROWTH_MS = 5000

/** The longest times of a scroll through a list, in milliseconds. */
export type Gaps = {
  /** A part of the list was blank. */
  readonly blank: number
  /** A row had no words yet. */
  readonly wordless: number
  /** How many rows were passed; fewer if the list has fewer. */
  readonly rows: number
}

/** Scrolls through the first thousand products of their list, once for each round. */
export async function scrollProducts(page: Page, rounds: number): Promise<Gaps[]> {
  const gaps: Gaps[] = []
  for (let round = 0; round < rounds; round++) {
    await goInStudio(page, '/content')
    await firstRow(page).waitFor({ state: 'hidden' })
    await goInStudio(page, allProducts)
    const row = firstRow(page)
    await row.waitFor()
    await untilIdle(page)
    gaps.push(await row.evaluate(scroll, { rows: ROWS, rowsOfFrame: ROWS_OF_FRAME, growth: GROWTH_MS }))
  }
  return gaps
}

type Options = { readonly rows: number; readonly rowsOfFrame: number; readonly growth: number }

/** Runs in the page: scrolls frame by frame, and looks at five places of the list in each. */
async function scroll(link: Element, { rows, rowsOfFrame, growth }: Options): Promise<Gaps> {
  let list: HTMLElement | null = link.parentElement
  while (list && !(list.scrollHeight > list.clientHeight && /auto|scroll/.test(getComputedStyle(list).overflowY)))
    list = list.parentElement
  if (!list) throw new Error('The list cannot be scrolled')
  const { left, top, width } = list.getBoundingClientRect()
  const height = list.clientHeight
  const rowHeight = link.getBoundingClientRect().height
  const rowAt = (y: number) => document.elementFromPoint(left + width / 2, y)?.closest('a')
  const longest = { blank: 0, wordless: 0 }
  const since = { blank: 0, wordless: 0 }
  const note = (name: 'blank' | 'wordless', is: boolean, now: number) => {
    since[name] = is ? since[name] || now : 0
    if (is) longest[name] = Math.max(longest[name], now - since[name])
  }
  const end = rows * rowHeight
  let stopped = performance.now()
  for (let at = -1; list.scrollTop + height < end && performance.now() - stopped < growth; ) {
    list.scrollTop += rowsOfFrame * rowHeight
    const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    // A point may be between two rows.
    const found = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => rowAt(top + height * part) ?? rowAt(top + height * part + 8))
    const isAtEnd = list.scrollTop <= at
    if (!isAtEnd) stopped = performance.now()
    at = list.scrollTop
    note(
      'blank',
      found.some((row) => !row),
      now,
    )
    note(
      'wordless',
      found.some((row) => row?.textContent?.trim() === ''),
      now,
    )
  }
  return { ...longest, rows: Math.round((list.scrollTop + height) / rowHeight) }
}
