'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { showPictures, tickChoice, writeChoice } from './choice-in-page.ts'

/**
 * Ties the pickers, the gallery and the address together: a link with `?fit&size&color` opens on that choice, a new
 * choice shows its pictures and is kept in the address. Renders nothing; without scripts the form still keeps the choice.
 */
export function ProductChoice() {
  const query = useSearchParams()
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-choice]')
    const gallery = document.querySelector<HTMLElement>('[data-gallery]')
    if (!form || !gallery) return
    tickChoice(form, query)
    showPictures(gallery, form)
    const onChange = () => {
      showPictures(gallery, form)
      writeChoice(form)
    }
    form.addEventListener('change', onChange)
    return () => form.removeEventListener('change', onChange)
  }, [query])
  return null
}
