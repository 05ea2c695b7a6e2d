import { useCallback, useEffect, useRef, useState } from 'react'
import { preloadBag } from '#web/services/bag/bag.ts'
import { choiceForm, readChoice, requestMissing } from '../choice/choice-form.ts'
import { firstMissing } from '../choice/chosen-item.ts'
import { type AddOutcome, addChosen } from './add-chosen.ts'
import type { BuyProduct } from './buy-product.ts'
import { takeSubmittedAdd } from './submitted-add.ts'

/** `done`: added, and the button is back to what it was. */
export type AddPhase = 'idle' | 'adding' | AddOutcome | 'done'

/** Milliseconds for which the button confirms the addition. */
const confirmation = 2500

/**
 * Takes over the pickers' form: sending it puts the choice into the bag. A form that was sent before scripts ran is
 * handled now. `phase` goes back to `idle` with every other choice. The first one loads the bag's code, which the click
 * then needs.
 */
export function useAdd(product: BuyProduct): AddPhase {
  const [phase, setPhase] = useState<AddPhase>('idle')
  const isBusy = useRef(false)

  const add = useCallback(
    async (form: HTMLFormElement) => {
      const choice = readChoice(form)
      const missing = firstMissing(choice, product.options)
      if (missing) return requestMissing(form, missing)
      if (isBusy.current) return
      isBusy.current = true
      setPhase('adding')
      const outcome = await addChosen(product, choice, () => {
        isBusy.current = false
        setPhase('added')
      }).catch((): AddOutcome => 'failed')
      isBusy.current = false
      if (outcome !== 'added') setPhase(outcome)
    },
    [product],
  )

  useEffect(() => {
    const form = choiceForm(product.documentId)
    if (!form) return
    const until = new AbortController()
    const { signal } = until
    // The message next to the picker takes the place of the browser's own.
    form.noValidate = true
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault()
        void add(form)
      },
      { signal },
    )
    form.addEventListener(
      'change',
      () => {
        preloadBag()
        setPhase((now) => (now === 'adding' ? now : 'idle'))
      },
      { signal },
    )
    if (takeSubmittedAdd()) void add(form)
    return () => until.abort()
  }, [add, product.documentId])

  useEffect(() => {
    if (phase !== 'added') return
    const timer = setTimeout(() => setPhase('done'), confirmation)
    return () => clearTimeout(timer)
  }, [phase])

  return phase
}
