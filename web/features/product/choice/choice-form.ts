import { parseColourQuery } from '#web/routing/colour-codes.ts'
import type { ItemChoice } from './chosen-item.ts'

/**
 * The id of the pickers' form, for the buttons outside it. Per product, because pages that were left stay in the
 * document, hidden, for back navigation.
 */
export function choiceFormId(documentId: string): string {
  return `choice-${documentId}`
}

const names = ['color', 'fit', 'size', 'length'] as const

export function choiceForm(documentId: string): HTMLFormElement | null {
  const form = document.getElementById(choiceFormId(documentId))
  return form instanceof HTMLFormElement ? form : null
}

/** The gallery on the form's page. */
export function galleryOf(form: HTMLFormElement): HTMLElement | null {
  return form.closest('main')?.querySelector<HTMLElement>('[data-gallery]') ?? null
}

export function readChoice(form: HTMLFormElement): ItemChoice {
  const choice = new FormData(form)
  return {
    colour: parseColourQuery(text(choice.get('color'))),
    fit: text(choice.get('fit')),
    size: text(choice.get('size')),
    length: text(choice.get('length')),
  }
}

const ROUTER_POLL_MS = 50

/** The query last applied to each form. */
const appliedQueries = new WeakMap<HTMLFormElement, string>()

/**
 * Ticks the options that the query names; `sex` is the older word for `fit`. Values that the product does not have are
 * ignored. Options picked before the first call stay, and the address follows them; so the caller must write later
 * choices itself.
 */
export function tickChoice(form: HTMLFormElement, query: URLSearchParams): void {
  const isFirst = !appliedQueries.has(form)
  if (appliedQueries.get(form) === query.toString()) return
  appliedQueries.set(form, query.toString())
  const inAddress = (name: string) => query.get(name) ?? (name === 'fit' ? query.get('sex') : null)
  const picked = isFirst ? names.filter((name) => wasPicked(form, name, inAddress(name))) : []
  for (const name of names) {
    const value = inAddress(name)
    const radio = radios(form).find((one) => one.name === name && one.value.toLowerCase() === value?.toLowerCase())
    if (radio && !picked.includes(name)) radio.checked = true
  }
  if (picked.length > 0) writeChoice(form)
}

/** By the visitor: what the URL asks for has been ticked by `choiceGuard`. */
function wasPicked(form: HTMLFormElement, name: string, inAddress: string | null): boolean {
  const changed = radios(form).filter((radio) => radio.name === name && radio.checked !== radio.defaultChecked)
  const ticked = changed.find(({ checked }) => checked)
  return changed.length > 0 && ticked?.value.toLowerCase() !== inAddress?.toLowerCase()
}

/**
 * Keeps the choice in the address, so that reload, back and sharing open on it; other keys stay. Waits until Next's
 * router has replaced the function of `history`: it does not notice earlier changes, and may revert them.
 */
export function writeChoice(form: HTMLFormElement): void {
  if (!Object.hasOwn(history, 'replaceState')) return void setTimeout(writeChoice, ROUTER_POLL_MS, form)
  const url = new URL(location.href)
  const choice = new FormData(form)
  url.searchParams.delete('sex')
  for (const name of names) {
    const value = text(choice.get(name))
    if (value) url.searchParams.set(name, value)
  }
  // Without Next's own state, by which the router would take the change for its own and not follow it.
  history.replaceState(null, '', url)
}

/**
 * Marks the options that are sold out in the chosen colour and fit; they can still be picked, to be notified when they
 * are back.
 */
export function markSoldOut(form: HTMLFormElement, name: 'size' | 'length', soldOut: readonly string[]): void {
  for (const radio of radios(form)) {
    const mark = radio.parentElement?.querySelector<HTMLElement>('[data-sold-out]')
    if (radio.name === name && mark) mark.hidden = !soldOut.includes(radio.value)
  }
}

/** Shows a message next to the picker that something must be chosen, and focuses the picker. */
export function requestMissing(form: HTMLFormElement, name: 'size' | 'length'): void {
  const message = missingMessage(form, name)
  if (message) {
    message.hidden = false
    message.closest('fieldset')?.setAttribute('aria-describedby', message.id)
  }
  radios(form)
    .find((radio) => radio.name === name)
    ?.focus()
}

/** Hides the messages of pickers in which something has been chosen since. */
export function clearMissing(form: HTMLFormElement): void {
  const choice = readChoice(form)
  for (const name of ['size', 'length'] as const) {
    if (choice[name] === undefined) continue
    const message = missingMessage(form, name)
    if (!message) continue
    message.hidden = true
    message.closest('fieldset')?.removeAttribute('aria-describedby')
  }
}

function missingMessage(form: HTMLFormElement, name: string): HTMLElement | null {
  return form.querySelector<HTMLElement>(`[data-missing="${name}"]`)
}

function radios(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
}

function text(value: FormDataEntryValue | null): string | undefined {
  return typeof value === 'string' ? value : undefined
}
