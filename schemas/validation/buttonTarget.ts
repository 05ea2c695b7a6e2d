import { buttonTypeOptions } from '../blocks/buttonTypes.ts'
import type { Verdict } from './codes.ts'

type ButtonValue = {
  readonly buttonType?: string
  readonly url?: string
  readonly reference?: { readonly _ref?: string }
}

/** Unknown types are named as the storefront names them (docs/product/8). */
export function checkButtonType(value: string | undefined): Verdict {
  return !value || buttonTypeOptions.some((option) => option.value === value) || `Unknown type ${value}`
}

/** Only link buttons lead somewhere, and they must. */
export function checkButtonTarget(button: ButtonValue | undefined): Verdict {
  if (button?.buttonType !== 'link' || button.url || button.reference?._ref) return true
  return 'Choose the page that the button leads to, or write an address.'
}
