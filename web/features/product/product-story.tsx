import type { ReactNode } from 'react'
import type { ProductQueryResult } from '#web/content/types.gen.ts'
import { groupThousands } from '#web/domain/numbers.ts'
import { keepTogether } from '#web/i18n/keep-together.ts'
import { translator } from '#web/i18n/translate.ts'
import type { EditAttribute } from '#web/lib/edit-attribute.ts'
import { clean } from '#web/lib/stega-clean.ts'
import type { Language } from '#web/routing/languages.ts'
import styles from './product-story.module.css'

type Props = {
  lang: Language
  product: NonNullable<ProductQueryResult>
  /** The description. */
  content: ReactNode
  edit?: EditAttribute | undefined
}

/** Below gallery and buy column: the facts next to the story, then the parts of the price. */
export function ProductStory({ lang, product, content, edit }: Props) {
  const t = translator(lang, 'product')
  return (
    <div className={styles.story}>
      {content && (
        <section className={styles.description} aria-label={t('description')}>
          {content}
        </section>
      )}
      <Facts lang={lang} product={product} edit={edit} />
      <Costs lang={lang} product={product} edit={edit} />
    </div>
  )
}

/** Weight and warmth as figures, then origin, repair, material and care in words. */
function Facts({ lang, product, edit }: Omit<Props, 'content'>) {
  const t = translator(lang, 'product')
  const { weight, warmth } = product
  const words = [
    { name: t('origin'), text: product.origin },
    { name: t('repairable'), text: product.repair },
    { name: t('material'), text: product.material },
    { name: t('care'), text: product.care },
  ].filter(({ text }) => text)
  if (!weight && !warmth && words.length === 0) return null
  return (
    <dl className={styles.facts} data-static="facts">
      {weight && (
        <div className={styles.figure}>
          <dt>{t('weight')}</dt>
          <dd data-sanity={edit?.(product, 'weight')}>{t('weightOf', { grams: groupThousands(weight) })}</dd>
        </div>
      )}
      {warmth && (
        <div className={styles.figure}>
          <dt>{t('warmth')}</dt>
          <dd data-sanity={edit?.(product, 'warmth')}>
            {t('warmthOf', { n: String(warmth) })}
            <span className={styles.scale} aria-hidden="true">
              {[1, 2, 3, 4, 5].map((step) => (
                <span key={step} data-on={step <= warmth || undefined} />
              ))}
            </span>
          </dd>
        </div>
      )}
      {words.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.lines}>{text && keepTogether(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The parts of the price, as bars relative to the largest share. */
function Costs({ lang, product, edit }: Omit<Props, 'content'>) {
  const t = translator(lang, 'product')
  const costs = (product.costs ?? []).filter(({ title, share }) => title && share)
  if (costs.length === 0) return null
  const longest = Math.max(...costs.map(({ share }) => share ?? 0))
  return (
    <section className={styles.costs} aria-labelledby="costs" data-static="costs">
      <h2 id="costs">{t('costs', { product: clean(product.title) ?? '' })}</h2>
      <p>{t('costsLead')}</p>
      <ul>
        {costs.map(({ _key, title, share }) => (
          <li key={_key}>
            <span>{title}</span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${((share ?? 0) / longest) * 100}%` }} />
            </span>
            <span className={styles.share} data-sanity={edit?.(product, `costs[_key=="${_key}"].share`)}>
              {t('costsShare', { n: String(share) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
