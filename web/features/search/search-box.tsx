import { useRouter } from 'next/navigation'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { longestQuery, readQuery } from '../../domain/search-text.ts'
import { fillIn } from '../../lib/fill-in.ts'
import type { Language } from '../../routing/languages.ts'
import { shellLink } from '../../routing/links.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { forgetSearches, readRecent } from './recent-searches.ts'
import styles from './search-box.module.css'
import { optionsFor, type SearchOption } from './search-options.ts'
import type { SearchTexts } from './search-texts.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Props = { lang: Language; texts: SearchTexts; q: string; onSearch: (q: string) => void }

/** The search field with its list of suggestions: the combobox pattern, the focus staying in the field. */
export function SearchBox({ lang, texts, q, onSearch }: Props) {
  const id = useId()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(q)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState<readonly string[]>([])
  const answer = useSuggestions(lang, typed, isOpen)
  const options = optionsFor(readQuery(typed), answer?.items ?? [], recent)
  const shown = isOpen && options.length > 0

  // The field keeps its own text, so that what was typed before the page came alive stays; the address overrules it.
  useEffect(() => {
    if (input.current && q) input.current.value = q
    setTyped(input.current?.value ?? '')
  }, [q])

  function open() {
    setRecent(readRecent())
    setOpen(true)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function search(text: string) {
    if (input.current) input.current.value = text
    setTyped(text)
    close()
    onSearch(readQuery(text))
  }

  function choose(option: SearchOption) {
    if (option.kind === 'page') {
      close()
      router.push(option.item.href)
    } else if (option.kind === 'forget') {
      forgetSearches()
      setRecent([])
      setActive(-1)
    } else search(option.q)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) open()
      // One place more than there are options: the field itself.
      const places = options.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      close()
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const option = shown ? options[active] : undefined
    if (option) choose(option)
    else search(input.current?.value ?? '')
  }

  return (
    <search>
      <form action={shellLink(lang, 'search')} className={styles.form} onSubmit={onSubmit}>
        <label htmlFor={`${id}q`} className={styles.label}>
          {texts.label}
        </label>
        <div className={styles.field}>
          <input
            ref={input}
            id={`${id}q`}
            name="q"
            type="search"
            role="combobox"
            aria-expanded={shown}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${id}${active}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={longestQuery}
            placeholder={texts.placeholder}
            defaultValue=""
            onChange={({ target }) => {
              setTyped(target.value)
              setActive(-1)
              open()
            }}
            onFocus={open}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
          <SuggestionList id={id} texts={texts} options={shown ? options : []} active={active} onChoose={choose} />
        </div>
        <Button type="submit">{texts.submit}</Button>
        <div role="status">
          <VisuallyHidden>{shown && answer ? countText(texts, answer.items.length) : ''}</VisuallyHidden>
        </div>
      </form>
    </search>
  )
}

function countText(texts: SearchTexts, n: number): string {
  return n === 1 ? texts.oneSuggestion : fillIn(texts.manySuggestions, { n })
}
