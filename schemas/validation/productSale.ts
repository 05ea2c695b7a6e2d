/** The fields of a product that these rules read. */
export type ProductSale = {
  readonly productState?: string
  readonly crowdfundingDate?: string
  readonly crowdfundingGoal?: number
  readonly crowdfundingMax?: number
  readonly testGarments?: number
}

type SaleProblem = { readonly field: keyof ProductSale; readonly message: string }

const isCount = (value: number | undefined) => value !== undefined && Number.isInteger(value) && value > 0

/** Crowdfunded products need a last day, a goal and a maximum that is not below the goal (docs/product/4). */
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
    problems.push({ field: 'crowdfundingMax', message: 'A crowdfunded product needs a maximum number of garments.' })
  } else if (crowdfundingMax < crowdfundingGoal) {
    problems.push({ field: 'crowdfundingMax', message: 'The maximum cannot be below the goal.' })
  }
  return problems
}

/** A product in the test phase needs its number of garments (docs/product/4). */
function testPhaseProblems(product: ProductSale): SaleProblem[] {
  if (product.productState !== 'testPhase' || isCount(product.testGarments)) return []
  return [{ field: 'testGarments', message: 'A product in the test phase needs a number of test garments.' }]
}

/** Warns when a campaign has ended and the product is still crowdfunded. Dates are `YYYY-MM-DD`. */
export function endedCampaignWarnings(product: ProductSale, today: string): SaleProblem[] {
  const ended = product.productState === 'crowdFunding' && product.crowdfundingDate && product.crowdfundingDate < today
  return ended
    ? [{ field: 'productState', message: 'The campaign has ended. Change the state when production is decided.' }]
    : []
}

/** The problems that keep a product from being sold in its state. */
export function saleProblems(product: ProductSale): SaleProblem[] {
  return [...crowdfundingProblems(product), ...testPhaseProblems(product)]
}

/** Today's date in UTC, `YYYY-MM-DD`. */
export const today = () => new Date().toISOString().slice(0, 10)
