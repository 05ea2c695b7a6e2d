/** Why a submission was not accepted, in the visitor's language. */
export type FormFailure = {
  /** Shown in the form's alert. */
  readonly message?: string | undefined
  /** Messages by field name; those of unknown fields join the alert. */
  readonly fields?: Readonly<Record<string, string>>
}

/**
 * A refused call: of our own API with a message, of the commerce platform (406) with errors such as `address.email`.
 */
type CallFailure = { readonly message?: string; readonly errors?: Readonly<Record<string, string>> }

/** The failure as a form shows it. `fieldNames` maps the server's field names to the form's where they differ. */
export function formFailure(
  { message, errors = {} }: CallFailure,
  fieldNames: Readonly<Record<string, string>> = {},
): FormFailure {
  const fields = Object.entries(errors).map(([field, text]) => [fieldNames[field] ?? field, text] as const)
  return { message, fields: Object.fromEntries(fields) }
}
