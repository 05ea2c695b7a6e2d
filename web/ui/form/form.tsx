'use client'

import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '#web/routing/languages.ts'
import { type ControlValues, fillControls, readControls } from './control-values.ts'
import { FormContext } from './form-context.ts'
import type { FormEngine, FormSchema } from './form-engine.ts'
import type { FormFailure } from './form-failure.ts'

/** For controls outside the form: a button elsewhere on the page, data that arrives later. */
export type FormHandle<Values> = {
  /** Validates as a submission does. Resolves to the values, or to undefined when messages are shown instead. */
  submit(): Promise<Values | undefined>
  showFailure(failure: FormFailure): Promise<void>
  /** The values of the controls now, checked or not. */
  read(): ControlValues
  /** Writes values into the controls, as if they were typed. */
  fill(values: ControlValues): void
}

type Props<Values> = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'onFocus' | 'noValidate'> & {
  lang: Language
  /** Loads the schema of the values, with the rest of the form's code, when the form is first focused. */
  loadSchema: () => Promise<FormSchema<Values>>
  /** Texts of the schema's own messages, by key. */
  messages?: Readonly<Record<string, string>>
  /** Shown when the form's code cannot be loaded, or `onSubmit` throws. */
  failedText: string
  /** Shown in the alert when a field is invalid; for forms whose fields do not fit on one screen. */
  invalidText?: string
  handle?: Ref<FormHandle<Values>>
  /** Called with valid values; returns why they were not accepted. */
  onSubmit: (values: Values, form: { reset(): void }) => Promise<FormFailure | undefined>
  children: ReactNode
}

/**
 * A form of the fields in this folder. Messages show after the first attempt to submit and follow the input from then
 * on. With an `action` it works as a plain form until scripts run.
 */
export function Form<Values>(props: Props<Values>) {
  const { lang, loadSchema, messages = {}, failedText, invalidText, handle, onSubmit, children, ...attributes } = props
  const element = useRef<HTMLFormElement>(null)
  const [engine, setEngine] = useState<FormEngine>()
  const [isSubmitting, setSubmitting] = useState(false)
  const isBusy = useRef(false)
  const isValid = useRef(false)
  const accepted = useRef<Values>(undefined)
  const [alert, setAlert] = useState<string>()
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const loading = useRef<Promise<FormEngine>>(undefined)
  useEffect(() => engine?.subscribe(refresh), [engine])

  // The engine outlives a render; it calls the latest handler.
  const latest = useRef(onSubmit)
  useEffect(() => {
    latest.current = onSubmit
  })

  function load(): Promise<FormEngine> {
    loading.current ??= create().catch((error: unknown) => {
      loading.current = undefined
      throw error
    })
    return loading.current
  }

  async function create(): Promise<FormEngine> {
    const [{ createFormEngine }, schema] = await Promise.all([import('./form-engine.ts'), loadSchema()])
    const created: FormEngine = await createFormEngine({ lang, schema, messages, onValid })
    // The fields are connected when this returns; they keep what was typed and chosen meanwhile.
    if (element.current) created.follow(element.current)
    flushSync(() => setEngine(created))
    return created

    async function onValid(values: Values): Promise<void> {
      isValid.current = true
      const failure = await latest.current(values, created)
      if (!failure) accepted.current = values
      else if (element.current) setAlert(created.showFailure(failure, element.current))
    }
  }

  async function submit(): Promise<Values | undefined> {
    const form = element.current
    if (isBusy.current || !form) return undefined
    isBusy.current = true
    isValid.current = false
    accepted.current = undefined
    setSubmitting(true)
    setAlert(undefined)
    try {
      const ready = await load()
      await ready.submit(form)
      if (!isValid.current) setAlert(invalidText)
    } catch {
      setAlert(failedText)
    }
    isBusy.current = false
    setSubmitting(false)
    return accepted.current
  }

  // The form was focused before it was hydrated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) void load().catch(() => {})
  }, [])

  useImperativeHandle(handle, () => ({
    submit,
    showFailure: async (failure) => {
      const ready = await load()
      if (element.current) setAlert(ready.showFailure(failure, element.current))
    },
    read: () => (element.current ? readControls(element.current) : {}),
    fill: (values) => {
      if (element.current) fillControls(element.current, values)
      engine?.revalidate(Object.keys(values), element.current)
    },
  }))

  return (
    <form
      {...attributes}
      ref={element}
      noValidate={engine !== undefined || attributes.action === undefined}
      aria-busy={isSubmitting}
      onFocus={() => load().catch(() => {})}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormContext value={{ engine, isSubmitting, alert }}>{children}</FormContext>
    </form>
  )
}
