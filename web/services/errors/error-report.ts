/** What failed, in words of the code (`{ where: 'bag' }`): never what a visitor typed, is called or has. */
export type ErrorContext = Readonly<Record<string, string | number | boolean>>

export type ErrorReport = { readonly error: unknown; readonly context: ErrorContext; readonly isHandled: boolean }
