import 'server-only'
import { groupThousands } from '../domain/numbers.ts'
import type { Simulation } from '../domain/simulation/simulation.ts'
import { formatDate, monthName } from '../i18n/dates.ts'
import { translator } from '../i18n/translate.ts'
import type { Language } from '../routing/languages.ts'

/** What a preview simulates, in words. */
export function simulationText(lang: Language, simulation: Simulation): string {
  const { day, reservations, decision, stock, deliveryMonth, visitor, country } = simulation
  const t = translator(lang, 'preview')
  const parts = [
    day && t('day', { date: formatDate(lang, day) }),
    reservations !== undefined && t('reservations', { count: groupThousands(reservations) }),
    decision && t(decision),
    stock && t(stock === 'preorder' ? 'preorderStock' : stock),
    deliveryMonth && t('deliveryMonth', { month: monthText(lang, deliveryMonth) }),
    visitor && t(visitor),
    country && t('country', { country: new Intl.DisplayNames(lang, { type: 'region' }).of(country) ?? country }),
  ]
  return t('simulated', { parts: parts.filter(Boolean).join(', ') })
}

function monthText(lang: Language, month: string): string {
  return `${monthName(lang, `${month}-01`)} ${month.slice(0, 4)}`
}
