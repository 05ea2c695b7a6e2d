import { useId } from 'react'
import { weeksAround } from '#web/domain/borrowing/open-days.ts'
import { formatDay, formatShortMonth, formatShortWeekday } from '#web/i18n/days.ts'
import type { Language } from '#web/routing/languages.ts'
import { useForm } from '#web/ui/form/form-context.ts'
import styles from './day-field.module.css'

type Props = {
  name: string
  lang: Language
  label: string
  hint: string
  /** Why the chosen day is no longer possible; shown instead of an error, too. */
  note: string | undefined
  /** The shop's open days, `YYYY-MM-DD`, in order. */
  days: readonly string[]
  /** The days that can be chosen. */
  freeDays: readonly string[]
}

/**
 * A choice of a day from some weeks, which start on Monday (R9.15). The days are radio buttons: the arrow keys go from
 * one day that can be chosen to the next.
 */
export function DayField({ name, lang, label, hint, note, days, freeDays }: Props) {
  const id = useId()
  const { engine } = useForm()
  const error = engine?.errorOf(name)
  const weeks = weeksAround(days)
  const first = weeks[0]?.[0]
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend>
        {label}{' '}
        <span aria-hidden="true" className={styles.mark}>
          *
        </span>
      </legend>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <table className={styles.calendar}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {formatShortWeekday(lang, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const number = (
                  <>
                    {Number(day.slice(8))}
                    {(day === first || day.endsWith('-01')) && <small>{formatShortMonth(lang, day)}</small>}
                  </>
                )
                return (
                  <td key={day}>
                    {freeDays.includes(day) ? (
                      <label className={styles.day}>
                        <input
                          {...engine?.register(name)}
                          type="radio"
                          name={name}
                          value={day}
                          aria-label={formatDay(lang, day)}
                          aria-invalid={error ? true : undefined}
                        />
                        <span aria-hidden="true">{number}</span>
                      </label>
                    ) : (
                      <span className={styles.closed}>{number}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status">{error ? undefined : note}</p>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {note ?? error}
        </p>
      )}
    </fieldset>
  )
}
