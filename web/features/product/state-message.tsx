import type { ProductQueryResult } from '#web/content/types.gen.ts'
import { safeHref } from '#web/domain/content/safe-href.ts'
import { groupThousands } from '#web/domain/numbers.ts'
import type { RatingAndDecision } from '#web/domain/product/rating-and-decision.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { clean } from '#web/lib/stega-clean.ts'
import { termsLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { discussionLink } from '#web/routing/links.ts'
import { ArrowLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { borrowTexts } from './borrowing/borrow-texts.ts'
import { productState } from './buy/buy-product.ts'
import { campaignTexts } from './crowdfunding/campaign-texts.ts'
import { BorrowPanel, CampaignPanel } from './lazy-parts.tsx'

type Props = { lang: Language; product: NonNullable<ProductQueryResult> & RatingAndDecision; edit?: EditAttribute }

/** Tells the shopper what the product's state means. */
export function StateMessage(props: Props) {
  const { lang, product } = props
  const t = translator(lang, 'product')
  switch (productState(product)) {
    case 'preorder':
      return <Notice>{t('preorder')}</Notice>
    case 'crowdFunding':
      return <CampaignMessage {...props} />
    case 'testPhase':
      return <TestPhaseMessage {...props} />
    case 'crowdSourcing': {
      const href = discussionLink(lang, product.slug?.[lang]?.current)
      return (
        <Notice>
          <p>{t('crowdSourcing')}</p>
          {href && <ArrowLink href={href}>{t('joinTheDiscussion')}</ArrowLink>}
        </Notice>
      )
    }
    default:
      return null
  }
}

function CampaignMessage({ lang, product, edit }: Props) {
  const { crowdfundingDate, crowdfundingGoal, crowdfundingMax } = product
  return (
    <CampaignPanel
      documentId={product._id}
      centraId={clean(product.centraId)}
      campaign={{
        productState: 'crowdFunding',
        crowdfundingDate: clean(crowdfundingDate),
        crowdfundingGoal,
        crowdfundingMax,
        decision: product.decision,
      }}
      texts={campaignTexts(lang)}
      edit={{ goal: edit?.(product, 'crowdfundingGoal'), date: edit?.(product, 'crowdfundingDate') }}
    >
      <span data-sanity={edit?.(product, 'crowdfundingGoal')}>{campaignText(lang, product)}</span>
    </CampaignPanel>
  )
}

function campaignText(lang: Language, product: Props['product']): string {
  const { crowdfundingGoal, crowdfundingDate, crowdfundingEnded, decision } = product
  const t = translator(lang, 'product')
  if (decision) return t(decision === 'production' ? 'campaignFinishedSuccess' : 'campaignFinishedNotEnough')
  if (crowdfundingEnded && crowdfundingDate) return t('crowdFundingEnded', { date: formatDate(lang, crowdfundingDate) })
  if (!crowdfundingGoal || !crowdfundingDate) return t('crowdFundingOpen')
  return t('crowdFunding', { goal: groupThousands(crowdfundingGoal), date: formatDate(lang, crowdfundingDate) })
}

/**
 * The number of garments left to borrow, the form for it, and an invitation to testers; nothing is sold in the test
 * phase.
 */
function TestPhaseMessage({ lang, product, edit }: Props) {
  const t = translator(lang, 'borrowing')
  const survey = safeHref(clean(product.surveyUrl))
  const discussion = discussionLink(lang, product.slug?.[lang]?.current)
  return (
    <>
      <BorrowPanel
        key={`borrow ${product._id}`}
        lang={lang}
        documentId={product._id}
        texts={borrowTexts(lang)}
        termsHref={termsLink(lang)}
        edit={edit?.(product, 'testGarments')}
      />
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {(survey ?? discussion) && (
        <Notice>
          <p>{t('survey')}</p>
          {survey ? (
            <ArrowLink href={survey} newTab data-sanity={edit?.(product, `surveyUrl.${lang}`)}>
              {t('surveyLink')}
            </ArrowLink>
          ) : (
            discussion && <ArrowLink href={discussion}>{t('discussionLink')}</ArrowLink>
          )}
        </Notice>
      )}
    </>
  )
}
