import { buttonTypeOptions } from '../blocks/buttonTypes.ts'
import { t } from '../norwegian.ts'
import type { Verdict } from './codes.ts'

type ButtonValue = {
  readonly buttonType?: string
  readonly url?: string
  readonly reference?: { readonly _ref?: string }
}

/** The message is the same as in the storefront (docs/product/8). */
export function checkButtonType(value: string | undefined): Verdict {
  return !value || buttonTypeOptions.some((option) => option.value === value) || t('Unknown type {value}', { value })
}

/** A link button needs a page or an address. */
export function checkButtonTarget(button: ButtonValue | undefined): Verdict {
  if (button?.buttonType !== 'link' || button.url || button.reference?._ref) return true
  return t('Choose the page that the button links to, or enter an address.')
}
