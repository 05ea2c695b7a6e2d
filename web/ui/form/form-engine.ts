import { valibotResolver } from '@hookform/resolvers/valibot'
import { createFormControl, type FieldValues, type UseFormRegisterReturn } from 'react-hook-form'
import type * as v from 'valibot'
import type { Language } from '#web/routing/languages.ts'
import { readControls } from './control-values.ts'
import type { FormFailure } from './form-failure.ts'
import { formTexts } from './form-texts.ts'
import { translateMessage, validationMessage } from './validation-message.ts'

/** A schema for the values of a form. Its own messages are keys of the form's `messages`, or texts. */
export type FormSchema<Values> = v.GenericSchema<FieldValues, Values>

export type FormEngine = {
  /** Reads the values of the controls, without showing messages; before they are registered, so that they keep them. */
  follow(form: HTMLFormElement): void
  /** Props that connect a control with the form. */
  register(name: string): UseFormRegisterReturn
  /** The message that the field shows; undefined before the first attempt to submit, and while its value is valid. */
  errorOf(name: string): string | undefined
  /** Calls the listener when messages change. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
  /**
   * Validates the form's values and passes them on; shows the messages and focuses the first invalid field otherwise.
   */
  submit(form: HTMLFormElement): Promise<void>
  /** Shows the server's messages at their fields and focuses the first; returns the message for the form's alert. */
  showFailure(failure: FormFailure, form: HTMLFormElement): string | undefined
  /** Reads controls that a script has written to, and updates their messages if they show any. */
  revalidate(names: readonly string[], form: HTMLFormElement | null): void
  reset(): void
}

type Options<Values> = {
  readonly lang: Language
  readonly schema: FormSchema<Values>
  /** Texts of the schema's own messages, by key. */
  readonly messages: Readonly<Record<string, string>>
  readonly onValid: (values: Values) => Promise<void>
}

/**
 * react-hook-form and valibot for one form. This module is loaded when a form is focused, so it is in no page's
 * scripts.
 */
export async function createFormEngine<Values>(options: Options<Values>): Promise<FormEngine> {
  const { schema, messages, onValid } = options
  const control = createFormControl<FieldValues, unknown, Values>({
    resolver: valibotResolver(schema, { message: validationMessage(formTexts(options.lang)) }),
    // Otherwise what concerns several fields would not be checked while one of them is invalid.
    criteriaMode: 'all',
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })
  return {
    follow: (form) => followControls(form, control),
    register: (name) => control.register(name),
    errorOf: (name) => translateMessage(control.getFieldState(name).error?.message, messages),
    subscribe: (listener) => control.subscribe({ formState: { errors: true }, callback: listener }),
    submit: (form) => {
      followControls(form, control)
      return control.handleSubmit(onValid)()
    },
    showFailure: ({ message, fields = {} }, form) => {
      const known = [...form.elements].flatMap((element) => {
        const name = element.getAttribute('name') ?? ''
        const text = Object.hasOwn(fields, name) ? fields[name] : undefined
        return text ? [{ name, text }] : []
      })
      for (const [place, { name, text }] of known.entries()) {
        control.setError(name, { type: 'server', message: text }, { shouldFocus: place === 0 })
      }
      const shown = new Set(known.map(({ name }) => name))
      const others = Object.entries(fields).flatMap(([name, text]) => (shown.has(name) ? [] : text))
      return [message, ...others].filter(Boolean).join(' ') || undefined
    },
    revalidate: (names, form) => {
      if (form) followControls(form, control)
      const shown = names.filter((name) => control.getFieldState(name).invalid)
      if (shown.length > 0) void control.trigger(shown)
    },
    reset: () => control.reset(),
  }
}

type Control = ReturnType<typeof createFormControl>

/**
 * Reads the values that React missed: some password managers fill in fields without an event, and a reset form can
 * repeat a value.
 */
function followControls(form: HTMLFormElement, { getValues, setValue }: Pick<Control, 'getValues' | 'setValue'>): void {
  for (const [name, value] of Object.entries(readControls(form))) if (getValues(name) !== value) setValue(name, value)
}
