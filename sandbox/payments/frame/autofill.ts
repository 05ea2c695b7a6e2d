import type { Host } from './host.ts'

/**
 * Inputs next to the number that only browsers fill in: a browser fills what belongs to a card within one document, and
 * the expiry date and the name have documents of their own.
 */
export function addAutofillInputs(host: Host): void {
  for (const name of ['cc-exp', 'cc-name'] as const) {
    const input = document.createElement('input')
    input.autocomplete = name
    input.className = 'hidden'
    input.tabIndex = -1
    input.setAttribute('aria-hidden', 'true')
    input.addEventListener('input', () => {
      host.send('autoComplete', { name, value: input.value })
      input.value = ''
    })
    document.body.append(input)
  }
}
