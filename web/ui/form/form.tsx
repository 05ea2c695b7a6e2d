'use client'

import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactNode,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '#web/routing/languages.ts'
import { FormContext } from './form-context.ts'
import type { FormEngine, FormSchema } from './form-engine.ts'
import type { FormFailure } from './form-failure.ts'

type Props<Values> = Omit<ComponentPropsWithoutRef<'form'>, 'onSubmit' | 'onFocus' | 'noValidate'> & {
  lang: Language
  /** Loads the schema of the values, with the rest of the form's code, when the form is first focused. */
  loadSchema: () => Promise<FormSchema<Values>>
  /** Texts of the schema's own messages, by key. */
  messages?: Readonly<Record<string, string>>
  /** Shown when the form's code cannot be loaded, or `onSubmit` throws. */
  failedText: string
  /** Called with valid values; returns why they were not accepted. */
  onSubmit: (values: Values, form: { reset(): void }) => Promise<FormFailure | undefined>
  children: ReactNode
}

/**
 * A form of the fields in this folder. Messages show after the first attempt to submit and follow the input from then on.
 * With an `action` it works as a plain form until scripts run.
 */
export function Form<Values>(props: Props<Values>) {
  const { lang, loadSchema, messages = {}, failedText, onSubmit, children, ...attributes } = props
  const element = useRef<HTMLFormElement>(null)
  const [engine, setEngine] = useState<FormEngine>()
  const [isSubmitting, setSubmitting] = useState(false)
  const isBusy = useRef(false)
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
    // The fields are connected when this returns; they keep what was typed meanwhile.
    flushSync(() => setEngine(created))
    return created

    async function onValid(values: Values): Promise<void> {
      const failure = await latest.current(values, created)
      if (failure && element.current) setAlert(created.showFailure(failure, element.current))
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const form = event.currentTarget
    setSubmitting(true)
    setAlert(undefined)
    try {
      const ready = await load()
      await ready.submit(form)
    } catch {
      setAlert(failedText)
    }
    isBusy.current = false
    setSubmitting(false)
  }

  return (
    <form
      {...attributes}
      ref={element}
      noValidate={engine !== undefined || attributes.action === undefined}
      aria-busy={isSubmitting}
      onFocus={() => load().catch(() => {})}
      onSubmit={submit}
    >
      <FormContext value={{ engine, isSubmitting, alert }}>{children}</FormContext>
    </form>
  )
}
