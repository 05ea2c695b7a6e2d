import { Flex, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { Contribution } from '#web/domain/staff/contribution.ts'
import { t } from './norwegian.ts'
import type { CommunityProduct } from './products.ts'

type Props = {
  contribution: Contribution
  product: CommunityProduct | undefined
  site: string
  tabIndex: number
}

const pageNames = { nb: 'On the page', en: 'On the English page' } as const
const linkStyle = { color: 'inherit', textDecoration: 'underline' } as const

/** Links to the form of the product, and to the page that shows the contribution. */
export function ProductLinks({ contribution: { kind, documentId }, product, site, tabIndex }: Props) {
  return (
    <Flex gap={3} wrap="wrap">
      <Text size={1}>
        <IntentLink intent="edit" params={{ id: documentId, type: 'product' }} style={linkStyle} tabIndex={tabIndex}>
          {product?.name ?? t('A product that is gone')}
        </IntentLink>
      </Text>
      {(['nb', 'en'] as const).map((lang) => {
        const paths = product?.paths[lang]
        return (
          paths && (
            <Text key={lang} size={1}>
              <a
                href={`${site}${kind === 'review' ? paths.page : paths.discussion}`}
                rel="noreferrer"
                style={linkStyle}
                tabIndex={tabIndex}
                target="_blank"
              >
                {t(pageNames[lang])}
              </a>
            </Text>
          )
        )
      })}
    </Flex>
  )
}
