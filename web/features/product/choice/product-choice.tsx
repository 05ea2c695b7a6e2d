'use client'

import { useSearchParams } from 'next/navigation'
import { useLayoutEffect } from 'react'
import { afterPaint } from '#web/lib/after-paint.ts'
import { choiceForm, clearMissing, galleryOf, readChoice, tickChoice, writeChoice } from './choice-form.ts'
import { setChoice } from './product-page-state.ts'
import { expectPictures, showPictures } from './show-pictures.ts'

/**
 * Ties the pickers, the gallery and the address together: a link with `?fit&size&color` opens on that choice, a new
 * choice shows its pictures and is kept in the address. Renders nothing; without scripts the form still keeps the
 * choice.
 */
export function ProductChoice({ documentId }: { documentId: string }) {
  const query = useSearchParams()
  // Before the paint, so that no page opens with the pictures of another choice.
  useLayoutEffect(() => {
    const form = choiceForm(documentId)
    if (!form) return
    const gallery = galleryOf(form)
    const show = () => {
      if (gallery) void showPictures(gallery, form)
      clearMissing(form)
      setChoice(documentId, readChoice(form))
    }
    const until = new AbortController()
    const onChange = () => {
      writeChoice(form)
      // The browser ticks the option by itself, and a phone takes several frames for the rest.
      afterPaint(() => until.signal.aborted || show())
    }
    tickChoice(form, query)
    show()
    const onNear = (event: Event) => {
      if (gallery) expectPictures(gallery, form, event)
    }
    form.addEventListener('change', onChange, until)
    for (const near of ['pointerover', 'focusin']) form.addEventListener(near, onNear, until)
    return () => until.abort()
  }, [query, documentId])
  return null
}
