export type ControlValues = Readonly<Record<string, string | boolean>>

/** The values of a form's controls, by name: of radio buttons the chosen one's value. Files are left out. */
export function readControls(form: HTMLFormElement): ControlValues {
  const values: Record<string, string | boolean> = {}
  for (const element of form.elements) {
    const name = element.getAttribute('name')
    const value = controlValue(element)
    if (name && value !== undefined) values[name] = value
  }
  return values
}

/** Writes values into the controls of these names; a select keeps its choice when it does not offer the value. */
export function fillControls(form: HTMLFormElement, values: ControlValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = String(value)
    else if (control instanceof HTMLSelectElement && offers(control, value)) control.value = String(value)
  }
}

function controlValue(element: Element): string | boolean | undefined {
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return element.value
  if (!(element instanceof HTMLInputElement) || ['file', 'hidden'].includes(element.type)) return undefined
  if (element.type === 'radio') return element.checked ? element.value : undefined
  return element.type === 'checkbox' ? element.checked : element.value
}

function offers(select: HTMLSelectElement, value: string | boolean): boolean {
  return [...select.options].some((option) => option.value === value)
}
