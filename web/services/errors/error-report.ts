/** The place of the failure in terms of the code (`{ where: 'bag' }`): never personal data or input of the visitor. */
export type ErrorContext = Readonly<Record<string, string | number | boolean>>

export type ErrorReport = { readonly error: unknown; readonly context: ErrorContext; readonly isHandled: boolean }
