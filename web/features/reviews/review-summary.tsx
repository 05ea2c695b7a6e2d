import type { ReviewSummary } from '#web/domain/member/review.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { Stars } from '#web/ui/stars.tsx'
import { averageText, countText, fitSentence, type ReviewTexts, starsText } from './review-texts.ts'
import styles from './reviews.module.css'

type Props = { lang: Language; texts: ReviewTexts; summary: ReviewSummary }

/** Average, number and distribution of the stars, as the server and the browser render them. */
export function ReviewSummaryView({ lang, texts, summary }: Props) {
  const average = averageText(lang, summary.average)
  const fit = fitSentence(summary, texts)
  const rows = summary.distribution.map((count, index) => ({ stars: index + 1, count })).reverse()
  return (
    <div className={styles.summary} data-by-members>
      <p className={styles.average}>
        <b aria-hidden="true">{average}</b>
        <Stars value={summary.average} label={fillIn(texts.stars, { stars: average })} isLarge />
      </p>
      <p>{countText(summary.count, texts)}</p>
      <table className={styles.distribution}>
        <caption>{texts.distribution}</caption>
        <tbody>
          {rows.map(({ stars, count }) => (
            <tr key={stars}>
              <th scope="row">{starsText(stars, texts)}</th>
              <td aria-hidden="true">
                <meter min="0" max={summary.count} value={count} aria-label={starsText(stars, texts)} />
              </td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {fit && <p>{fit}</p>}
    </div>
  )
}
