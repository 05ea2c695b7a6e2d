import { useId } from 'react'
import formStyles from '#web/ui/form/form.module.css'
import { useForm } from '#web/ui/form/form-context.ts'
import { StarIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { type ReviewTexts, starsText } from '../review-texts.ts'
import styles from '../reviews.module.css'

/** Five stars as a group of radio buttons: the arrow keys change them. */
export function StarField({ texts, initial }: { texts: ReviewTexts; initial: string | undefined }) {
  const { engine } = useForm()
  const id = useId()
  const error = engine?.errorOf('stars')
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{texts.starsLabel}</legend>
      <div className={styles.starOptions} data-invalid={error ? '' : undefined}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              {...engine?.register('stars')}
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={String(stars) === initial}
              aria-invalid={error ? true : undefined}
            />
            <StarIcon />
            <VisuallyHidden>{starsText(stars, texts)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={formStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
