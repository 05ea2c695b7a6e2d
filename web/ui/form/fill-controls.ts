export type ControlValues = Readonly<Record<string, string | boolean>>

/** Writes values into the form's controls of these names; a select keeps its choice when it does not offer the value. */
export function fillControls(form: HTMLFormElement, values: ControlValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && typeof value === 'boolean') control.checked = value
    else if (control instanceof HTMLInputElement) control.value = String(value)
    else if (control instanceof HTMLSelectElement && offers(control, value)) control.value = String(value)
  }
}

function offers(select: HTMLSelectElement, value: string | boolean): boolean {
  return [...select.options].some((option) => option.value === value)
}
