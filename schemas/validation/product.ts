import type { ValidationContext } from 'sanity'
import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'
import type { LocalizedValue } from './localized.ts'

/** The fields of a product that these rules read. */
export type ProductSale = {
  readonly productState?: string
  readonly crowdfundingDate?: string
  readonly crowdfundingGoal?: number
  readonly crowdfundingMax?: number
  readonly testGarments?: readonly { readonly size?: string }[]
  readonly sizes?: readonly string[]
}

type SaleProblem = { readonly field: keyof ProductSale; readonly message: string }

const isCount = (value: number | undefined) => value !== undefined && Number.isInteger(value) && value > 0

/** Crowdfunded products need a last day, a goal and a maximum that is not below the goal (docs/product/4). */
function crowdfundingProblems(product: ProductSale): SaleProblem[] {
  if (product.productState !== 'crowdFunding') return []
  const { crowdfundingDate, crowdfundingGoal = 0, crowdfundingMax = 0 } = product
  const problems: SaleProblem[] = []
  if (!crowdfundingDate) {
    problems.push({
      field: 'crowdfundingDate',
      message: t('A crowdfunded product needs the last day of its campaign.'),
    })
  }
  if (!isCount(crowdfundingGoal)) {
    problems.push({
      field: 'crowdfundingGoal',
      message: t('A crowdfunded product needs a goal of at least one garment.'),
    })
  }
  if (!isCount(crowdfundingMax)) {
    problems.push({ field: 'crowdfundingMax', message: t('A crowdfunded product needs a maximum number of garments.') })
  } else if (crowdfundingMax < crowdfundingGoal) {
    problems.push({ field: 'crowdfundingMax', message: t('The maximum cannot be below the goal.') })
  }
  return problems
}

/** A product in the test phase needs garments, each size of the product at most once (docs/product/4). */
function testPhaseProblems({ productState, testGarments = [], sizes = [] }: ProductSale): SaleProblem[] {
  if (productState !== 'testPhase') return []
  const problem = (message: string): SaleProblem[] => [{ field: 'testGarments', message }]
  if (testGarments.length === 0) return problem(t('A product in the test phase needs test garments.'))
  const names = testGarments.map(({ size = '' }) => size)
  const unknown = names.find((name) => (sizes.length > 0 || name !== '') && !sizes.includes(name))
  if (unknown === '') return problem(t('Each row needs a size of the product.'))
  if (unknown !== undefined) return problem(t('“{size}” is not among the sizes of the product.', { size: unknown }))
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  return repeated === undefined
    ? []
    : problem(t('There are two rows for {size}.', { size: repeated || t('the only size') }))
}

/** Warns when a campaign has ended and the product is still crowdfunded. Dates are `YYYY-MM-DD`. */
export function endedCampaignWarnings(product: ProductSale, today: string): SaleProblem[] {
  const ended = product.productState === 'crowdFunding' && product.crowdfundingDate && product.crowdfundingDate < today
  return ended
    ? [{ field: 'productState', message: t('The campaign has ended. Change the state when production is decided.') }]
    : []
}

/** The problems that keep a product from being sold in its state. */
export function saleProblems(product: ProductSale): SaleProblem[] {
  return [...crowdfundingProblems(product), ...testPhaseProblems(product)]
}

/** Today's date in UTC, `YYYY-MM-DD`. */
export const today = () => new Date().toISOString().slice(0, 10)

export type ProductPictures = {
  readonly colors?: readonly { readonly hex?: string }[]
  readonly images?: readonly { readonly _key?: string; readonly colorHex?: string }[]
}

/** Problems of pictures whose colour the product does not have: they would never be shown. */
export function pictureColourProblems({ colors = [], images = [] }: ProductPictures) {
  const known = new Set(colors.map(({ hex }) => hex?.toLowerCase()))
  const problems = images.flatMap(({ _key, colorHex }) =>
    colorHex && _key && !known.has(colorHex.toLowerCase())
      ? [
          {
            path: ['images', { _key }, 'colorHex'],
            message: t('The product does not have the colour {colour}.', { colour: colorHex }),
          },
        ]
      : [],
  )
  // Sanity: true means valid.
  return problems.length === 0 || problems
}

/** The parts of a price in per cent add up to 100; a sum that is off by rounding only is accepted. */
export function checkProductCosts(costs: readonly unknown[] | undefined): Verdict {
  if (!costs || costs.length === 0) return true
  const sum = costs.reduce<number>((all, cost) => all + shareOf(cost), 0)
  return Math.abs(sum - 100) <= 1 || t('The parts add up to {sum} per cent of the price.', { sum })
}

function shareOf(cost: unknown): number {
  return typeof cost === 'object' && cost !== null && 'share' in cost && typeof cost.share === 'number' ? cost.share : 0
}

/** Surveys are on other sites, so their addresses begin with https. */
export function isSurveyUrl(value: LocalizedValue | undefined) {
  const problems = (['nb', 'en'] as const).filter((language) => {
    const address = value?.[language]
    return typeof address === 'string' && address !== '' && !(URL.canParse(address) && /^https:\/\//i.test(address))
  })
  return (
    problems.length === 0 ||
    problems.map((language) => ({ path: [language], message: t('Write a whole address that begins with https://.') }))
  )
}

const apiVersion = '2026-01-01'
const titleOfAnother =
  '*[_type == "product" && centraId == $centraId && !(_id in [$id, "drafts." + $id]) && !(_id match "versions.**")][0].title'

/** Each Centra number may belong to one product document only. Queries the lake. */
export async function isOnlyCentraId(centraId: string | undefined, context: ValidationContext): Promise<Verdict> {
  const id = context.document?._id.replace(/^drafts\.|^versions\.[^.]+\./, '')
  if (!centraId || !id) return true
  const title = await context
    .getClient({ apiVersion })
    .withConfig({ perspective: 'raw' })
    .fetch<{ nb?: string } | null>(titleOfAnother, { centraId, id })
  return title === null || t('“{title}” already has this number.', { title: title.nb ?? t('Another product') })
}
