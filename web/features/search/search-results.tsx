import { type ReactNode, useEffect, useState } from 'react'
import { isMissed } from '#web/domain/search/missed-search.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { reportMissedSearch } from '#web/services/backend/contracts/report-missed-search.ts'
import { mayUse } from '#web/services/consent/consent.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CardPrice } from '#web/ui/product-card/card-price.tsx'
import type { CardTexts } from '#web/ui/product-card/card-texts.ts'
import { LiveCards } from '#web/ui/product-card/live-cards.tsx'
import { RatingStars } from '#web/ui/rating-stars.tsx'
import { fetchSearch } from './fetch-search.ts'
import { HighlightedText } from './highlighted-text.tsx'
import { forgetSearch, rememberSearch } from './recent-searches.ts'
import type { SearchResponse, SearchResultItem } from './search-response.ts'
import styles from './search-results.module.css'
import { usePricedResponse } from './use-priced-response.ts'

type Props = {
  lang: Language
  texts: Texts<'search'>
  /** Texts of product cards, for the prices. */
  cards: CardTexts
  /** The query; empty at first. */
  q: string
  /** Links shown when there are no results. */
  shopLinks: ReactNode
}

type State = { q: string; attempt: number; response?: SearchResponse; failed?: boolean }

/** The results for the query in the URL. The previous ones stay until the next have loaded. */
export function SearchResults({ lang, texts, cards, q, shopLinks }: Props) {
  const [state, setState] = useState<State>({ q: '', attempt: 0 })
  const { attempt } = state
  const { response, isUnlimited } = usePricedResponse(state.response)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    if (q === '') return
    const controller = new AbortController()
    fetchSearch(lang, q, controller.signal).then(
      (found) => {
        setState((before) => ({ ...before, q, response: found, failed: false }))
        if (isMissed(found)) reportMiss(lang, q).catch(() => {})
      },
      () => controller.signal.aborted || setState((before) => ({ ...before, q, failed: true })),
    )
    return () => controller.abort()
  }, [lang, q, attempt])
  const isWaiting = q !== '' && (state.q !== q || (state.response !== undefined && !response))
  /** The results of the query, once they are known. */
  const known = q === '' || isWaiting || state.failed ? undefined : response
  const hasResults = known && known.total > 0
  useEffect(() => {
    if (hasResults !== undefined) (hasResults ? rememberSearch : forgetSearch)(q)
  }, [q, hasResults])
  return (
    <div className={styles.results} aria-busy={isWaiting}>
      <div role="status" className={styles.status}>
        {known?.answer && <Answer answer={known.answer} />}
        <p>
          {statusText(texts, q, { ...state, response }, isWaiting)}
          {isUnlimited && !isWaiting && ` ${texts.anyPrice}`}
        </p>
      </div>
      {q !== '' && state.failed && !isWaiting && (
        <Button onClick={() => setState({ ...state, q: '', attempt: attempt + 1 })}>{texts.tryAgain}</Button>
      )}
      {q !== '' && !state.failed && response && response.total > 0 && (
        <ResultKinds key={response.q} items={response.items} texts={texts}>
          {(items) => (
            <LiveCards texts={cards}>
              <ResultList lang={lang} items={items} texts={texts} starsText={cards.stars} />
            </LiveCards>
          )}
        </ResultKinds>
      )}
      {q === '' && <ShopLinks text={texts.startText}>{shopLinks}</ShopLinks>}
      {known?.total === 0 && (
        <ShopLinks text={known.answer ? texts.answeredText : texts.noneText}>{shopLinks}</ShopLinks>
      )}
    </div>
  )
}

/**
 * Counts a search without results for editors, who can add synonyms. Only with consent to analytics, and without
 * anything about the visitor.
 */
async function reportMiss(lang: Language, q: string): Promise<void> {
  if (!mayUse('analytics')) return
  await callBackend<typeof reportMissedSearch>('POST /api/v1/missed-searches', { body: { lang, q } })
}

function statusText(texts: Texts<'search'>, q: string, { response, failed }: State, isWaiting: boolean): string {
  if (q === '') return ''
  if (isWaiting) return texts.searching
  if (failed || !response) return texts.failed
  if (response.total === 0) return fillIn(texts.noneTitle, { q })
  if (!response.exact) return texts.almost
  return fillIn(response.total === 1 ? texts.oneHit : texts.manyHits, { n: response.total, q })
}

const kindsOf = {
  products: ({ kind }: SearchResultItem) => kind === 'product' || kind === 'clothingType',
  others: ({ kind }: SearchResultItem) => kind === 'contentPage' || kind === 'page',
}
type Kinds = keyof typeof kindsOf

type KindsProps = Pick<Props, 'texts'> & {
  items: readonly SearchResultItem[]
  children: (items: readonly SearchResultItem[]) => ReactNode
}

/** All results, or those of one kind; the choice is offered where there are both. */
function ResultKinds({ items, texts, children }: KindsProps) {
  const [chosen, setChosen] = useState<Kinds>()
  const counts = { products: items.filter(kindsOf.products).length, others: items.filter(kindsOf.others).length }
  const shown = chosen ? items.filter(kindsOf[chosen]) : items
  return (
    <>
      {counts.products > 0 && counts.others > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
        <div role="group" aria-label={texts.kinds} className={styles.kinds}>
          {([undefined, 'products', 'others'] as const).map((kinds) => (
            <button key={kinds ?? 'all'} type="button" aria-pressed={kinds === chosen} onClick={() => setChosen(kinds)}>
              {kinds ? `${texts[kinds]} (${counts[kinds]})` : texts.allKinds}
            </button>
          ))}
        </div>
      )}
      {children(shown)}
    </>
  )
}

type ListProps = Pick<Props, 'lang' | 'texts'> & { items: readonly SearchResultItem[]; starsText: string }

function ResultList({ lang, items, texts, starsText }: ListProps) {
  return (
    <ol className={styles.list}>
      {items.map((item) => (
        <li key={item.href} className={styles.item} data-centra-id={item.centraId}>
          <div className={styles.picture}>
            {item.picture && (
              // biome-ignore lint/performance/noImgElement: the content service scales it.
              <img src={item.picture} alt="" width={96} height={123} loading="lazy" />
            )}
          </div>
          <div>
            <p className={styles.kind}>{texts[item.kind]}</p>
            <h2 className={styles.title}>
              <Link href={item.href}>
                <HighlightedText pieces={item.title} />
              </Link>
            </h2>
            {item.rating && <RatingStars lang={lang} rating={item.rating} label={starsText} />}
            {item.centraId && item.hasPrice && <CardPrice />}
            <p className={styles.excerpt}>
              <HighlightedText pieces={item.excerpt} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The editors' answer to the query, with the page to go to instead. */
function Answer({ answer: { text, link } }: { answer: NonNullable<SearchResponse['answer']> }) {
  return (
    <Notice>
      <p>{text}</p>
      {link && (
        <p>
          <Link href={link.href}>{link.title}</Link>
        </p>
      )}
    </Notice>
  )
}

function ShopLinks({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.links}>
      <p>{text}</p>
      {children}
    </div>
  )
}
