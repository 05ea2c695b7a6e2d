import { type HostMessage, objectOf } from './host.ts'

/** The host's style objects, by the state that they are for. */
const SELECTORS = {
  base: 'input',
  placeholder: 'input::placeholder',
  validated: 'input[data-valid]',
  error: 'input[aria-invalid="true"]',
} as const

/** Only the look of text: nothing that loads, moves or hides. */
const ALLOWED =
  /^(color|caretColor|background|backgroundColor|font[A-Z]?\w*|letterSpacing|lineHeight|padding|text(Align|Transform|Shadow))$/

const sheet = new CSSStyleSheet()

/** Applies the styles that the shop has given to its card fields. */
export function applyStyles(styles: HostMessage | undefined): void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  sheet.replaceSync('')
  for (const [name, selector] of Object.entries(SELECTORS)) {
    const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)]
    if (!(rule instanceof CSSStyleRule)) continue
    for (const [property, value] of Object.entries(objectOf(styles?.[name]) ?? {})) {
      if (ALLOWED.test(property) && typeof value === 'string' && !/url\(/i.test(value))
        rule.style.setProperty(
          property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          value,
        )
    }
  }
}
