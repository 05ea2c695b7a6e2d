import { useId } from 'react'
import { MAX_QUERY_LENGTH } from '#web/domain/search/search-text.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { type Overlay, useSearchField } from './use-search-field.ts'

type Props = {
  lang: Language
  texts: Texts<'search'>
  q: string
  /** Set in the overlay: it closes when a page is chosen, and suggests pages before anything is typed. */
  overlay?: Overlay
  onSearch: (q: string) => void
}

/** The search field with its list of suggestions. */
export function SearchBox({ lang, texts, q, overlay, onSearch }: Props) {
  const id = useId()
  const field = useSearchField({ lang, q, overlay, onSearch })
  const { options, answer, active, count } = field
  const isShown = options.length > 0
  return (
    <search>
      <form action={fixedLink(lang, 'search')} className={styles.form} onSubmit={field.onSubmit}>
        <label htmlFor={`${id}q`} className={styles.label}>
          {texts.label}
        </label>
        <div className={styles.field}>
          <input
            ref={field.input}
            id={`${id}q`}
            name="q"
            type="search"
            role="combobox"
            aria-expanded={isShown}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active >= 0 ? `${id}${active}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_QUERY_LENGTH}
            placeholder={texts.placeholder}
            defaultValue=""
            onChange={({ target }) => field.onType(target.value)}
            onFocus={field.open}
            onBlur={field.close}
            onKeyDown={field.onKeyDown}
          />
          <div className={styles.popup} hidden={!isShown && !answer}>
            {answer && <p className={styles.answer}>{answer}</p>}
            <SuggestionList id={id} texts={texts} options={options} active={active} onChoose={field.choose} />
          </div>
        </div>
        <Button type="submit">{texts.submit}</Button>
        <div role="status">
          <VisuallyHidden>
            {answer} {count !== undefined && countText(texts, count)}
          </VisuallyHidden>
        </div>
      </form>
    </search>
  )
}

function countText(texts: Texts<'search'>, n: number): string {
  return n === 1 ? texts.oneSuggestion : fillIn(texts.manySuggestions, { n })
}
