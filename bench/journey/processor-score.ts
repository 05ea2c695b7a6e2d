import { z } from 'zod'
import { PhoneTab } from './phone-tab.ts'
import type { Phone } from './walk.ts'

/**
 * The score of the phone's processor in Lighthouse's benchmark (its BenchmarkIndex). Chrome's DevTools take 1,000 for
 * an ordinary phone (Pixel 5) and 264 for a slow one (Moto G Power, 2022).
 */
export async function processorScore({ executablePath, slowdown }: Phone): Promise<number> {
  const tab = await PhoneTab.open(executablePath, [], '', slowdown)
  try {
    // The first time the browser also compiles it.
    await tab.evaluate(`(${score})()`)
    return z.number().parse(await tab.evaluate(`(${score})()`))
  } finally {
    await tab.close()
  }
}

/** Half of it measures strings, which leave garbage, half of it arrays, which do not. */
function score(): number {
  const perSecond = (work: () => void) => {
    const begin = performance.now()
    let times = 0
    for (; times % 10 > 0 || performance.now() - begin < 500; times++) work()
    return times / ((performance.now() - begin) / 1000)
  }
  const strings = perSecond(() => {
    let text = ''
    for (let length = 0; length < 10_000; length++) text += 'a'
    if (text.length === 1) throw new Error('Unreachable; the text must be used, or it is not made.')
  })
  type Numbers = (number | undefined)[]
  let from: Numbers = Array.from({ length: 100_000 }, (_, index) => index)
  let to: Numbers = [...from]
  const arrays = perSecond(() => {
    for (let index = 0; index < from.length; index++) to[index] = from[index]
    const copied = to
    to = from
    from = copied
  })
  return (strings + arrays) / 20
}
