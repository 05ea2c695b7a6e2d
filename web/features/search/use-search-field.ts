import { useRouter } from 'next/navigation'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { readQuery } from '#web/domain/search/search-text.ts'
import type { Language } from '#web/routing/languages.ts'
import { hrefOf, type SearchOption } from './search-options.ts'
import { useOptions } from './use-options.ts'

export type Overlay = { readonly close: () => void }

type Options = {
  readonly lang: Language
  readonly q: string
  readonly overlay: Overlay | undefined
  readonly onSearch: (q: string) => void
}

/**
 * Keyboard and pointer behaviour of the search field and its list: the combobox pattern, with the focus in the field.
 */
export function useSearchField({ lang, q, overlay, onSearch }: Options) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(-1)
  const list = useOptions(lang, q, overlay !== undefined)
  const { options, answer, isOpen, isShown, count, setTyped, open, forget } = list

  // The field is uncontrolled: text typed before the page hydrates stays, and its suggestions open.
  const keepsTypedText = useRef(false)
  useEffect(() => {
    keepsTypedText.current = document.activeElement === input.current && input.current?.value !== ''
    if (keepsTypedText.current) open()
  }, [open])
  useEffect(() => {
    if (input.current && q && !keepsTypedText.current) input.current.value = q
    if (q) keepsTypedText.current = false
    setTyped(input.current?.value ?? '')
  }, [q, setTyped])

  function close() {
    list.close()
    setActive(-1)
  }

  function search(text: string) {
    if (input.current) input.current.value = text
    setTyped(text)
    close()
    onSearch(readQuery(text))
  }

  function choose(option: SearchOption) {
    const href = hrefOf(option)
    if (href) {
      close()
      overlay?.close()
      router.push(href)
    } else if (option.kind === 'forget') {
      forget()
      setActive(-1)
    } else if ('q' in option) search(option.q)
  }

  function onType(text: string) {
    setTyped(text)
    setActive(-1)
    open()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) open()
      // One place more than there are options: the field itself.
      const places = options.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const option = isShown ? options[active] : undefined
    if (option) choose(option)
    else search(input.current?.value ?? '')
  }

  const shown = isShown ? { options, answer } : { options: [], answer: undefined }
  return { input, ...shown, active, count, open, close, choose, onType, onKeyDown, onSubmit }
}
