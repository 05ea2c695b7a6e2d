import type { MouseEvent, PointerEvent } from 'react'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { isForBrowser } from '#web/lib/is-for-browser.ts'
import { HighlightedText } from './highlighted-text.tsx'
import styles from './search-box.module.css'
import { hrefOf, optionKey, type SearchOption } from './search-options.ts'

type Props = {
  /** The id of the combobox: the list is `<id>list`, its options `<id>0`, `<id>1` ... */
  id: string
  texts: Texts<'search'>
  /** Empty: the list is closed. */
  options: readonly SearchOption[]
  active: number
  onChoose: (option: SearchOption) => void
}

/** The list of a combobox whose focus stays in its field. */
export function SuggestionList({ id, texts, options, active, onChoose }: Props) {
  return (
    <div id={`${id}list`} role="listbox" aria-label={texts.suggestions} hidden={options.length === 0}>
      {options.map((option, place) => (
        <Option
          key={optionKey(option)}
          id={`${id}${place}`}
          option={option}
          isActive={place === active}
          texts={texts}
          onChoose={() => onChoose(option)}
        />
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  option: SearchOption
  isActive: boolean
  texts: Texts<'search'>
  onChoose: () => void
}

/** What leads to a page is a link: it can be opened in a new tab, and the page is fetched ahead. */
function Option({ id, option, isActive, texts, onChoose }: OptionProps) {
  const href = hrefOf(option)
  const shared = { id, 'aria-selected': isActive, className: styles.option } as const
  const text = <OptionText option={option} texts={texts} />
  const keepFocus = (event: PointerEvent) => event.preventDefault()
  const onLink = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isForBrowser(event, event.currentTarget)) return
    event.preventDefault()
    onChoose()
  }
  return href ? (
    <a {...shared} role="option" href={href} tabIndex={-1} onPointerDown={keepFocus} onClick={onLink}>
      {text}
    </a>
  ) : (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
    <div {...shared} role="option" onPointerDown={keepFocus} onClick={onChoose}>
      {text}
    </div>
  )
}

function OptionText({ option, texts }: { option: SearchOption; texts: Texts<'search'> }) {
  switch (option.kind) {
    case 'answer':
      return <span className={styles.all}>{option.link.title}</span>
    case 'page':
      return (
        <>
          {option.item.picture && (
            // biome-ignore lint/performance/noImgElement: the content service scales it.
            <img src={option.item.picture} alt="" width={40} height={51} loading="lazy" className={styles.picture} />
          )}
          <span className={styles.title}>
            <HighlightedText pieces={option.item.title} />
          </span>{' '}
          <span className={styles.kind}>{texts[option.item.kind]}</span>
        </>
      )
    case 'all':
      return <span className={styles.all}>{fillIn(texts.seeAll, { q: option.q })}</span>
    case 'recent':
      return (
        <>
          <span>{option.q}</span> <span className={styles.kind}>{texts.recent}</span>
        </>
      )
    case 'forget':
      return <span className={styles.all}>{texts.forget}</span>
  }
}
