import { groupThousands } from '../../domain/numbers.ts'
import { formatDate } from '../../i18n/dates.ts'
import { translator } from '../../i18n/translate.ts'
import type { EditAttribute } from '../../lib/edit-attribute.ts'
import type { Language } from '../../routing/languages.ts'
import { discussionLink } from '../../routing/links.ts'
import { ArrowLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ProductData } from './product-data.ts'

/** What the product's state means for whoever wants it. Stock and reserved counts join it with the commerce side. */
export function StateMessage({ lang, product, edit }: { lang: Language; product: ProductData; edit?: EditAttribute }) {
  const t = translator(lang, 'product')
  switch (product.productState) {
    case 'preorder':
      return <Notice>{t('preorder')}</Notice>
    case 'crowdFunding':
      return (
        <Notice>
          <span data-sanity={edit?.(product, 'crowdfundingGoal')}>{crowdfundingText(lang, product)}</span>
        </Notice>
      )
    case 'testPhase':
      return product.testGarments ? (
        <Notice>
          <span data-sanity={edit?.(product, 'testGarments')}>{t('testPhase', { count: product.testGarments })}</span>
        </Notice>
      ) : null
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

function crowdfundingText(lang: Language, product: ProductData): string {
  const { crowdfundingGoal, crowdfundingDate, crowdfundingEnded } = product
  const t = translator(lang, 'product')
  if (crowdfundingEnded && crowdfundingDate) return t('crowdFundingEnded', { date: formatDate(lang, crowdfundingDate) })
  if (!crowdfundingGoal || !crowdfundingDate) return t('crowdFundingOpen')
  return t('crowdFunding', { goal: groupThousands(crowdfundingGoal), date: formatDate(lang, crowdfundingDate) })
}
