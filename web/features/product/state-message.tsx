import type { ProductQueryResult } from '#web/content/types.gen.ts'
import { groupThousands } from '#web/domain/numbers.ts'
import { availability } from '#web/domain/product/availability.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { clean } from '#web/lib/stega-clean.ts'
import type { Language } from '#web/routing/languages.ts'
import { discussionLink } from '#web/routing/links.ts'
import { ArrowLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { productState } from './buy/buy-product.ts'
import { campaignTexts } from './crowdfunding/campaign-texts.ts'
import { CampaignPanel } from './lazy-parts.tsx'

type Props = { lang: Language; product: NonNullable<ProductQueryResult>; edit?: EditAttribute }

/** What the product's state means for the shopper. */
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
      }}
      texts={campaignTexts(lang)}
      edit={{ goal: edit?.(product, 'crowdfundingGoal'), date: edit?.(product, 'crowdfundingDate') }}
    >
      <span data-sanity={edit?.(product, 'crowdfundingGoal')}>{campaignText(lang, product)}</span>
    </CampaignPanel>
  )
}

function campaignText(lang: Language, product: NonNullable<ProductQueryResult>): string {
  const { crowdfundingGoal, crowdfundingDate, crowdfundingEnded } = product
  const t = translator(lang, 'product')
  if (crowdfundingEnded && crowdfundingDate) return t('crowdFundingEnded', { date: formatDate(lang, crowdfundingDate) })
  if (!crowdfundingGoal || !crowdfundingDate) return t('crowdFundingOpen')
  return t('crowdFunding', { goal: groupThousands(crowdfundingGoal), date: formatDate(lang, crowdfundingDate) })
}

/** How many garments there are to borrow, and an invitation to discuss them; nothing is sold in the test phase. */
function TestPhaseMessage({ lang, product, edit }: Props) {
  const t = translator(lang, 'product')
  const href = discussionLink(lang, product.slug?.[lang]?.current)
  const state = availability({
    productState: 'testPhase',
    stock: undefined,
    testGarmentsLeft: product.testGarments ?? undefined,
  })
  if (state.kind !== 'testPhase' && state.kind !== 'testPhaseSoldOut') return null
  return (
    <Notice>
      <p data-sanity={edit?.(product, 'testGarments')}>
        <strong>
          {state.kind === 'testPhase' ? t('testPhase', { count: state.garmentsLeft }) : t('testPhaseOut')}
        </strong>
      </p>
      <p>{state.kind === 'testPhase' ? t('testPhaseText') : t('testPhaseOutText')}</p>
      {href && (
        <>
          <p>{t('testPhaseSurvey')}</p>
          <ArrowLink href={href}>{t('testPhaseAnswer')}</ArrowLink>
        </>
      )}
    </Notice>
  )
}
