/** What the rules on selling read of a product. */
export type ProductSale = {
  readonly productState?: string
  readonly crowdfundingDate?: string
  readonly crowdfundingGoal?: number
  readonly crowdfundingMax?: number
  readonly testGarments?: number
}

type SaleProblem = { readonly field: keyof ProductSale; readonly message: string }

const isCount = (value: number | undefined) => value !== undefined && Number.isInteger(value) && value > 0

/** Crowdfunded products need a last day, a goal and a highest number that is not below the goal (docs/product/4). */
function crowdfundingProblems(product: ProductSale): SaleProblem[] {
  if (product.productState !== 'crowdFunding') return []
  const { crowdfundingDate, crowdfundingGoal = 0, crowdfundingMax = 0 } = product
  const problems: SaleProblem[] = []
  if (!crowdfundingDate) {
    problems.push({ field: 'crowdfundingDate', message: 'A crowdfunded product needs the last day of its campaign.' })
  }
  if (!isCount(crowdfundingGoal)) {
    problems.push({ field: 'crowdfundingGoal', message: 'A crowdfunded product needs a goal of at least one garment.' })
  }
  if (!isCount(crowdfundingMax)) {
    problems.push({ field: 'crowdfundingMax', message: 'A crowdfunded product needs a highest number of garments.' })
  } else if (crowdfundingMax < crowdfundingGoal) {
    problems.push({ field: 'crowdfundingMax', message: 'The highest number cannot be below the goal.' })
  }
  return problems
}

/** A test phase lends a known number of garments (docs/product/4). */
function testPhaseProblems(product: ProductSale): SaleProblem[] {
  if (product.productState !== 'testPhase' || isCount(product.testGarments)) return []
  return [{ field: 'testGarments', message: 'A product in its test phase needs the number of test garments.' }]
}

/** Warns when a campaign is over and the product still claims to be crowdfunded. Dates are `YYYY-MM-DD`. */
export function endedCampaignWarnings(product: ProductSale, today: string): SaleProblem[] {
  const ended = product.productState === 'crowdFunding' && product.crowdfundingDate && product.crowdfundingDate < today
  return ended
    ? [{ field: 'productState', message: 'The campaign has ended. Change the state when production is decided.' }]
    : []
}

/** Everything that keeps a product from being sold as its state says. */
export function saleProblems(product: ProductSale): SaleProblem[] {
  return [...crowdfundingProblems(product), ...testPhaseProblems(product)]
}

/** Today's date in UTC, `YYYY-MM-DD`. */
export const today = () => new Date().toISOString().slice(0, 10)
