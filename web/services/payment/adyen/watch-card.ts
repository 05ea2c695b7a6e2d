import type { CardFieldValidData, OnChangeData } from '@adyen/adyen-web'
import { trackEncryptedFields } from './encrypted-fields.ts'

export type WatchedCard = ReturnType<typeof watchCard>

/** Watches the card fields: their encrypted values, their errors, and whether somebody is at work in them. */
export function watchCard() {
  const encrypted = trackEncryptedFields()
  let [hasErrors, hasName] = [false, false]
  let edits = 0
  const onInput = () => void edits++
  // The holder's name, and the form of the checkout. What is typed in a frame is not heard here.
  document.addEventListener('input', onInput, true)
  return {
    encrypted,
    onChange: ({ errors = {}, data }: OnChangeData) => {
      hasErrors = Object.values(errors).some(Boolean)
      hasName = Boolean(data.paymentMethod.holderName)
    },
    onFieldValid: (field: CardFieldValidData) => {
      if (!field.valid) edits++
      encrypted.onFieldValid(field)
    },
    onFocus: (event: object) => {
      if (!('focus' in event && event.focus === false)) edits++
    },
    isBegun: () => encrypted.hasSome() || hasErrors || hasName,
    isExpected: () => encrypted.hasSome() && !hasErrors,
    edits: () => edits,
    stop: () => document.removeEventListener('input', onInput, true),
  }
}
