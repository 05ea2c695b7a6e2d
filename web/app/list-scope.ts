import 'server-only'
import type { ListingChoice } from '#web/content/pages.ts'
import { osloDayOf } from '#web/domain/oslo-calendar.ts'
import { appliesToCampaign } from '#web/domain/product/campaign-decision.ts'
import type { RatingsAndDecisions } from '#web/domain/product/rating-and-decision.ts'
import type { Language } from '#web/routing/languages.ts'
import { campaignDays, expectAllListed, type ListScope } from '#web/server/catalogue/list-products.ts'
import type { Database } from '#web/server/db/pool.ts'

/**
 * The scope of a list, with the day and the decisions that the states of its campaigns depend on.
 * @throws {Unavailable} while the catalogue is being filled
 */
export async function listScope(
  database: Database,
  lang: Language,
  { gender, clothingTypeId }: ListingChoice,
  { decisions }: Pick<RatingsAndDecisions, 'decisions'>,
): Promise<ListScope> {
  const [days] = await Promise.all([campaignDays(database, Object.keys(decisions)), expectAllListed(database)])
  const isDecided = ({ centraId, lastDay }: (typeof days)[number]) => {
    const decision = decisions[centraId]
    return decision !== undefined && appliesToCampaign(decision, lastDay)
  }
  const decided = days.filter(isDecided).map(({ centraId }) => centraId)
  return { lang, gender, clothingTypeId, today: osloDayOf(new Date()), decided }
}
