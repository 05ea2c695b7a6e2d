import { type HostMessage, objectOf, textOf } from './host.ts'
import { caretAfter, digitsOf } from './rules.ts'

/** The visible input with its label and its error message for screen readers. */
export class FieldInput {
  readonly element: HTMLInputElement
  readonly #error: HTMLElement
  #messages: HostMessage = {}

  constructor(autocomplete: AutoFill) {
    this.element = document.createElement('input')
    this.element.id = 'field'
    this.element.inputMode = 'numeric'
    this.element.autocomplete = autocomplete
    this.element.spellcheck = false
    this.#error = document.createElement('span')
    this.#error.id = 'error'
    this.#error.className = 'hidden'
    document.body.append(this.element, this.#error)
  }

  /** Takes over label, language, hint and error messages, which the shop's page knows in the shopper's language. */
  describe(aria: HostMessage | undefined, fieldType: string): void {
    const texts = objectOf(aria?.[fieldType])
    document.documentElement.lang = textOf(aria?.lang) ?? 'en'
    document.title = textOf(texts?.iframeTitle) ?? textOf(texts?.label) ?? document.title
    this.element.setAttribute('aria-label', textOf(texts?.label) ?? '')
    this.#messages = objectOf(texts?.error) ?? {}
  }

  /** Shows or clears an error by its code. */
  showError(code: string): void {
    this.#error.textContent = textOf(this.#messages[code]) ?? ''
    this.element.setAttribute('aria-invalid', String(code !== ''))
    if (code === '') this.element.removeAttribute('aria-describedby')
    else this.element.setAttribute('aria-describedby', this.#error.id)
  }

  showValid(isValid: boolean): void {
    this.element.toggleAttribute('data-valid', isValid)
  }

  /** Replaces what was typed by its formatted form, with the caret behind the same digit. */
  replace(format: (typed: string) => string): void {
    const { value, selectionStart } = this.element
    const before = digitsOf(value.slice(0, selectionStart ?? value.length)).length
    const formatted = format(value)
    if (formatted === value) return
    const added = digitsOf(formatted).length - digitsOf(value).length
    this.element.value = formatted
    const caret = caretAfter(formatted, before + Math.max(0, added))
    this.element.setSelectionRange(caret, caret)
  }
}
