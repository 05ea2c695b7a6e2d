import type { AccountReview } from '#web/domain/member/own-contributions.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { shopLink } from '#web/routing/fixed-links.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { listOwnReviews } from '#web/services/backend/contracts/list-own-reviews.ts'
import type { SectionProps } from './account-texts.ts'
import { Contributions } from './contributions.tsx'

/** The member's reviews. */
export function ReviewsSection({ lang, texts }: SectionProps) {
  return (
    <Contributions<AccountReview>
      id="reviews"
      lang={lang}
      texts={texts}
      call={(after) => callBackend<typeof listOwnReviews>('GET /api/v1/users/me/reviews', { query: { lang, after } })}
      empty={{ text: texts.noReviews, href: shopLink(lang), linkText: texts.toShop }}
      title={({ title }) => title}
      facts={({ stars }) => <span>{fillIn(texts.stars, { stars })}</span>}
    />
  )
}
