import { t } from '../norwegian.ts'
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
