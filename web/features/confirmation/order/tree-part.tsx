import type { SiteFrameQueryResult } from '#web/content/types.gen.ts'
import { formatMoney, type Money } from '#web/domain/money.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Link } from '#web/ui/link.tsx'
import styles from '../confirmation.module.css'
import type { ConfirmationTexts } from '../confirmation-texts.ts'

/** The tree-planting partner and its share, of the content. */
export type Partner = NonNullable<SiteFrameQueryResult['settings']>['treePlantingPartner']

type Props = {
  lang: Language
  name: string
  url: string | null
  money: Money
  texts: ConfirmationTexts
}

/** The amount of the purchase that goes to the tree-planting partner (R1.03). */
export function TreePart({ lang, name, url, money, texts }: Props) {
  const text = money.amount > 0 ? texts.trees : texts.treesWithoutAmount
  const [before = '', after = ''] = fillIn(text, { amount: formatMoney(lang, money) }).split('{partner}')
  return (
    <section className={styles.trees} aria-labelledby="trees">
      <h2 id="trees">{texts.treesTitle}</h2>
      <p>
        {before}
        {url ? <Link href={url}>{name}</Link> : name}
        {after}
      </p>
    </section>
  )
}
