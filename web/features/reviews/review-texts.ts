import type { ReviewSummary } from '#web/domain/member/review.ts'
import { type FitVerdict, fitSummary } from '#web/domain/member/review-choices.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'

export type ReviewTexts = Texts<'reviews'>

export function fitText(fit: FitVerdict, texts: ReviewTexts): string {
  return { small: texts.fitSmall, true: texts.fitTrue, large: texts.fitLarge }[fit]
}

/** The majority's verdict on the fit, as a sentence; undefined without one. */
export function fitSentence(summary: ReviewSummary | undefined, texts: ReviewTexts): string | undefined {
  const verdict = summary && fitSummary(summary.fit)
  return verdict && { small: texts.mostSaySmall, true: texts.mostSayTrue, large: texts.mostSayLarge }[verdict]
}

/** A mean of stars as people write it: 4,3 in Norwegian. */
export function averageText(lang: Language, average: number): string {
  return average.toFixed(1).replace('.', lang === 'nb' ? ',' : '.')
}

export function starsText(stars: number, texts: ReviewTexts): string {
  return stars === 1 ? texts.oneStar : fillIn(texts.onlyStars, { n: stars })
}

export function countText(count: number, texts: ReviewTexts): string {
  return count === 1 ? texts.oneReview : fillIn(texts.manyReviews, { n: count })
}
