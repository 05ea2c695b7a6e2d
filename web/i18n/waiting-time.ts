import type { Language } from '#web/routing/languages.ts'

/** "40 sekunder", "2 minutes", "1 time": rounded up, so that it is not too early. */
export function waitingTime(seconds: number, lang: Language): string {
  const [unit, size] =
    seconds <= 90 ? (['second', 1] as const) : seconds <= 5400 ? (['minute', 60] as const) : (['hour', 3600] as const)
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / size))
}
