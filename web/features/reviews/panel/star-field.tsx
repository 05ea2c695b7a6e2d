import { useId, useRef, useState } from 'react'
import formStyles from '#web/ui/form/form.module.css'
import { useForm } from '#web/ui/form/form-context.ts'
import { StarIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { type ReviewTexts, starsText } from '../review-texts.ts'
import styles from '../reviews.module.css'

/**
 * Five stars as a group of radio buttons: the arrow keys change them. The form's value is in a field of its own, because the form library
 * would clear radio buttons that were chosen before it was loaded.
 */
export function StarField({ texts, initial }: { texts: ReviewTexts; initial: string | undefined }) {
  const { engine } = useForm()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(initial ?? '')
  const error = engine?.errorOf('stars')
  const field = engine?.register('stars')
  const choose = (value: string) => {
    setChosen(value)
    void field?.onChange({ target: { name: 'stars', value }, type: 'change' })
  }
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{texts.starsLabel}</legend>
      <div className={styles.starOptions} data-invalid={error ? '' : undefined}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              ref={stars === 1 ? first : undefined}
              type="radio"
              name={`${id}-stars`}
              value={stars}
              checked={String(stars) === chosen}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => choose(target.value)}
            />
            <StarIcon />
            <VisuallyHidden>{starsText(stars, texts)}</VisuallyHidden>
          </label>
        ))}
      </div>
      <VisuallyHidden>
        <input
          ref={field?.ref}
          name="stars"
          value={chosen}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          onFocus={() => first.current?.focus()}
        />
      </VisuallyHidden>
      {error && (
        <p id={`${id}-error`} role="alert" className={formStyles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
