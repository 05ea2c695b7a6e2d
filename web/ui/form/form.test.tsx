// @vitest-environment jsdom
import { act, createRef, type Ref } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { emailPattern } from '#web/domain/member/email-pattern.ts'
import { forms } from '#web/i18n/messages/en/forms.ts'
import { CheckboxField } from './checkbox-field.tsx'
import { Form, type FormHandle } from './form.tsx'
import { FormAlert } from './form-alert.tsx'
import { useForm } from './form-context.ts'
import type { FormSchema } from './form-engine.ts'
import type { FormFailure } from './form-failure.ts'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// A form loads these when it is focused; loaded already, they come within the action that asks for them.
beforeAll(() =>
  Promise.all([
    import('./form-engine.ts'),
    import('#web/i18n/messages/nb/forms.ts'),
    import('#web/i18n/messages/en/forms.ts'),
  ]),
)

const schema = v.object({
  email: v.pipe(v.string(), v.regex(emailPattern)),
  password: v.pipe(v.string(), v.minLength(8, 'passwordLength'), v.maxLength(256)),
  fit: v.picklist(['men', 'women']),
  idea: v.pipe(v.string(), v.minLength(2)),
  terms: v.literal(true, 'agree'),
})
type Values = v.InferOutput<typeof schema>
const messages = { passwordLength: 'Between 8 and 256 characters', agree: 'Agree to terms' }
const valid = { email: 'kari@example.com', password: 'tretopper', fit: 'women', idea: 'Ull' }

let root: Root
const onSubmit = vi.fn<(values: Values, form: { reset(): void }) => Promise<FormFailure | undefined>>()

beforeEach(async () => {
  onSubmit.mockReset().mockResolvedValue(undefined)
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(element('#root'))
  await act(async () => root.render(<Example lang="en" />))
})
afterEach(() => act(async () => root.unmount()))

type ExampleProps = {
  lang: 'nb' | 'en'
  load?: () => Promise<FormSchema<Values>>
  invalidText?: string
  handle?: Ref<FormHandle<Values>>
}

function Example({ lang, load = async () => schema, ...props }: ExampleProps) {
  return (
    <Form lang={lang} loadSchema={load} messages={messages} failedText="Try again" onSubmit={onSubmit} {...props}>
      <TextField name="email" type="email" label="E-mail" hint="Never shown" required autoComplete="username" />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        texts={{ showPassword: 'Show', hidePassword: 'Hide' }}
      />
      <SelectField name="fit" label="Fit" emptyText="Choose" options={[{ value: 'women', text: 'Women' }]} />
      <TextareaField name="idea" label="Idea" />
      <CheckboxField name="terms" label="I agree" required />
      <FormAlert />
      <SubmitButton busyText="Sending">Send</SubmitButton>
    </Form>
  )
}

const daySchema = v.object({ day: v.string() })

function Days({ onSubmit }: { onSubmit: (values: v.InferOutput<typeof daySchema>) => Promise<undefined> }) {
  return (
    <Form key="days" lang="en" loadSchema={async () => daySchema} failedText="Try again" onSubmit={onSubmit}>
      <DayButtons />
      <SubmitButton busyText="Sending">Send</SubmitButton>
    </Form>
  )
}

function DayButtons() {
  const { engine } = useForm()
  return ['Monday', 'Tuesday', 'Wednesday'].map((day) => (
    <input key={day} {...engine?.register('day')} type="radio" name="day" value={day} aria-label={day} />
  ))
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`no control ${name}`)
  return found
}

async function type(name: string, value: string): Promise<void> {
  await act(async () => {
    const field = control(name)
    // React ignores the event when the value is set on the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(name === 'fit' ? 'change' : 'input', { bubbles: true }))
  })
}

async function fillIn(values: Readonly<Record<string, string>> = valid): Promise<void> {
  for (const [name, value] of Object.entries(values)) await type(name, value)
  await act(async () => control('terms').click())
}

/** Waits for what the form does by itself: its code is loaded by a dynamic import. */
function settled(check: () => void): Promise<void> {
  return vi.waitFor(
    async () => {
      await act(async () => {})
      check()
    },
    { timeout: 10_000 },
  )
}

async function submit(): Promise<void> {
  await act(async () => element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  await settled(() => expect(element('form').getAttribute('aria-busy')).toBe('false'))
}

/** The text that assistive technology reads after the control's name. */
function description(name: string): string {
  const ids = control(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

const invalid = () => [...document.querySelectorAll('[aria-invalid]')].map((field) => field.getAttribute('name'))

describe('[R5.01] messages', () => {
  test('of a check of several fields show together with those of single fields', async () => {
    const load = async () =>
      v.pipe(
        schema,
        v.rawCheck(({ dataset, addIssue }) => {
          const { value } = dataset
          const path = { type: 'object', origin: 'value', input: {}, key: 'idea', value } as const
          if (dataset.typed && dataset.value.idea === dataset.value.fit) addIssue({ message: 'agree', path: [path] })
        }),
      )
    await act(async () => root.render(<Example key="other" lang="en" load={load} />))
    await fillIn({ ...valid, email: 'kari', idea: 'women' })
    await submit()
    expect(invalid()).toEqual(['email', 'idea'])
    expect(description('idea')).toContain(messages.agree)
  })

  test('show after an attempt to submit only, at every invalid field; the first is focused', async () => {
    await act(async () => control('email').focus())
    await type('email', 'kari')
    await act(async () => control('email').blur())
    expect(invalid()).toEqual([])
    await type('password', 'short')
    await submit()
    expect(invalid()).toEqual(['email', 'password', 'fit', 'idea', 'terms'])
    expect(description('email')).toBe(`Never shown ${forms.invalidEmail}`)
    expect(description('password')).toBe('Between 8 and 256 characters')
    expect(description('fit')).toBe('Required')
    expect(description('idea')).toBe('Required')
    expect(description('terms')).toBe('Agree to terms')
    expect(document.activeElement).toBe(control('email'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('follow the input from then on', async () => {
    await submit()
    await type('email', 'kari@example.com')
    expect(invalid()).not.toContain('email')
    await type('idea', 'U')
    expect(description('idea')).toBe('Must be at least 2 characters')
    await type('password', 'x'.repeat(257))
    expect(description('password')).toBe('Must be at most 256 characters')
  })

  test('are in the language of the page', async () => {
    await act(async () => root.render(<Example key="nb" lang="nb" />))
    await submit()
    expect(description('idea')).toBe('Må fylles ut')
  })
})

test('valid values are submitted once, as the schema gives them', async () => {
  let finish = (_: undefined) => {}
  onSubmit.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  await fillIn()
  const press = () =>
    act(async () => element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  await press()
  await settled(() => expect(onSubmit).toHaveBeenCalled())
  const button = element('button[type="submit"]')
  expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Sending', 'true'])
  await press()
  await act(async () => finish(undefined))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...valid, terms: true })
  expect(button.textContent).toBe('Send')
})

test('values that were in a field before the form’s code arrived, or came without an event, count', async () => {
  for (const [name, value] of Object.entries(valid)) control(name).value = value
  control('terms').checked = true
  await submit()
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...valid, terms: true })
  control('email').value = 'ola@example.com'
  await submit()
  expect(onSubmit.mock.calls[1]?.[0]).toMatchObject({ email: 'ola@example.com' })
})

test('a radio button that was chosen before the form’s code arrived stays chosen, and the choice can be changed', async () => {
  const onDay = vi.fn(async (_: v.InferOutput<typeof daySchema>) => undefined)
  await act(async () => root.render(<Days onSubmit={onDay} />))
  const days = [...document.querySelectorAll<HTMLInputElement>('[name="day"]')]
  await act(async () => days[1]?.click())
  await act(async () => days[1]?.focus())
  expect(days.map(({ checked }) => checked)).toEqual([false, true, false])
  await submit()
  await act(async () => days[2]?.click())
  await submit()
  expect(onDay.mock.calls.map(([values]) => values)).toEqual([{ day: 'Tuesday' }, { day: 'Wednesday' }])
})

test('the server’s messages show at their fields, the others and its sentence in the alert', async () => {
  onSubmit.mockResolvedValue({ message: 'Not accepted.', fields: { idea: 'Too short', other: 'Other is wrong.' } })
  await fillIn()
  await submit()
  expect(invalid()).toEqual(['idea'])
  expect(description('idea')).toBe('Too short')
  expect(document.activeElement).toBe(control('idea'))
  expect(element('form > [role="alert"]').textContent).toBe('Not accepted. Other is wrong.')
  await type('idea', 'A longer one')
  expect(invalid()).toEqual([])
  onSubmit.mockResolvedValue(undefined)
  await submit()
  expect(element('form > [role="alert"]').textContent).toBe('')
})

test('shows an error when the code cannot be loaded or the call fails, and can be retried', async () => {
  const load = vi.fn(async () => schema).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await act(async () => root.render(<Example key="offline" lang="en" load={load} />))
  await fillIn()
  await submit()
  expect(element('form > [role="alert"]').textContent).toBe('Try again')
  onSubmit.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await submit()
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(element('form > [role="alert"]').textContent).toBe('Try again')
  await submit()
  expect(onSubmit).toHaveBeenCalledTimes(2)
  expect(element('form > [role="alert"]').textContent).toBe('')
})

test('the form can be emptied after it was accepted, without messages', async () => {
  onSubmit.mockImplementation(async (_, form) => void form.reset())
  await fillIn()
  await submit()
  expect(control('email').value).toBe('')
  expect(invalid()).toEqual([])
  await fillIn()
  await submit()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

test('labels, hints and marks are there before any script runs', () => {
  const html = renderToStaticMarkup(<Example lang="en" />)
  for (const [, id] of html.matchAll(/<(?:input|select|textarea)[^>]* id="([^"]+)"/g)) {
    expect(html).toContain(`<label for="${id}"`)
  }
  expect(html).toMatch(/E-mail<span aria-hidden="true"[^>]*> \*<\/span>/)
  expect(html).toMatch(/autoComplete="username"|autocomplete="username"/)
  expect(html).not.toContain('aria-invalid')
})

test('a password can be shown', async () => {
  const reveal = element('[aria-controls]')
  expect([control('password').type, reveal.textContent]).toEqual(['password', 'Show'])
  await act(async () => reveal.click())
  expect([control('password').type, reveal.textContent]).toEqual(['text', 'Hide'])
  expect(control('password').autocomplete).toBe('new-password')
})

describe('from outside', () => {
  const handle = createRef<FormHandle<Values>>()
  const form = () => {
    if (!handle.current) throw new Error('no form')
    return handle.current
  }
  const alert = () => element('[role="alert"]:not([id])').textContent
  beforeEach(() => act(async () => root.render(<Example lang="en" invalidText="Check the fields" handle={handle} />)))

  test('a submission gives the values, or shows the messages and says in the alert that there are some', async () => {
    await act(async () => expect(await form().submit()).toBeUndefined())
    expect(invalid()).toEqual(['email', 'password', 'fit', 'idea', 'terms'])
    expect(alert()).toBe('Check the fields')
    await act(async () => form().fill({ ...valid, terms: true }))
    await settled(() => expect(invalid()).toEqual([]))
    await act(async () => expect(await form().submit()).toEqual({ ...valid, terms: true }))
    expect(alert()).toBe('')
  })

  test('values written in before the form is used are read and submitted', async () => {
    form().fill({ ...valid, fit: 'children', terms: true })
    expect(form().read()).toEqual({ ...valid, fit: '', terms: true })
    form().fill({ fit: 'women' })
    await act(async () => expect(await form().submit()).toEqual({ ...valid, terms: true }))
  })

  test('a failure that comes later is shown at its field', async () => {
    form().fill({ ...valid, terms: true })
    await act(() => form().showFailure({ fields: { email: 'Taken' } }))
    expect(description('email')).toBe('Never shown Taken')
    expect(document.activeElement).toBe(control('email'))
  })
})

test('a form that is focused before it is hydrated keeps the typed text, and loads its code at once', async () => {
  const load = vi.fn(async () => schema)
  const example = <Example lang="en" load={load} />
  const server = document.createElement('div')
  document.body.append(server)
  server.innerHTML = renderToString(example)
  const email = server.querySelector<HTMLInputElement>('[name="email"]')
  const terms = server.querySelector<HTMLInputElement>('[name="terms"]')
  if (!email || !terms) throw new Error('no fields')
  email.focus()
  email.value = 'kari@example.com'
  terms.checked = true
  const hydrated = await act(async () => hydrateRoot(server, example))
  await settled(() => expect(load).toHaveBeenCalledOnce())
  expect(email.value).toBe('kari@example.com')
  expect(terms.checked).toBe(true)
  await act(async () => hydrated.unmount())
})
