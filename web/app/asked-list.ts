import 'server-only'
import type { ListingChoice } from '#web/content/pages.ts'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { isAbout } from '#web/domain/product/campaign-decision.ts'
import type { Standings } from '#web/domain/product/standing.ts'
import type { Language } from '#web/routing/languages.ts'
import { type AskedList, campaignDays, expectAllListed } from '#web/server/catalogue/list-products.ts'
import type { Database } from '#web/server/db/pool.ts'

/**
 * A list with the facts that its campaigns' states depend on.
 * @throws {Unavailable} while the catalogue is being filled
 */
export async function askedList(
  database: Database,
  lang: Language,
  { gender, clothingTypeId }: ListingChoice,
  { decisions }: Pick<Standings, 'decisions'>,
): Promise<AskedList> {
  const [days] = await Promise.all([campaignDays(database, Object.keys(decisions)), expectAllListed(database)])
  const isDecided = ({ centraId, lastDay }: (typeof days)[number]) => {
    const decision = decisions[centraId]
    return decision !== undefined && isAbout(decision, lastDay)
  }
  const decided = days.filter(isDecided).map(({ centraId }) => centraId)
  return { lang, gender, clothingTypeId, today: osloDayOf(new Date()), decided }
}
