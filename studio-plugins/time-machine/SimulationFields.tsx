import { Select, Stack, Text, TextInput } from '@sanity/ui'
import { type ReactNode, useId } from 'react'
import {
  type Simulation,
  simulatedDecisions,
  simulatedStocks,
  simulatedVisitors,
} from '#web/domain/simulation/simulation.ts'
import { type OwnText, t } from './norwegian.ts'

const decisions = {
  undecided: 'Not decided yet',
  production: 'Goal reached, goes into production',
  notEnough: 'Goal missed, nothing is charged',
} as const satisfies Record<(typeof simulatedDecisions)[number], OwnText>

const stocks = {
  inStock: 'In stock',
  lowStock: 'Few left',
  soldOut: 'Sold out',
  preorder: 'Sold out, can be preordered',
} as const satisfies Record<(typeof simulatedStocks)[number], OwnText>

const visitors = {
  member: 'Logged in',
  loggedOut: 'Not logged in',
} as const satisfies Record<(typeof simulatedVisitors)[number], OwnText>

const grid = { display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))' }

type Props = { readonly simulation: Simulation; readonly onChange: (simulation: Simulation) => void }

/** What can be simulated. An empty field leaves things as they are. */
export function SimulationFields({ simulation, onChange }: Props) {
  const { day, reservations, decision, stock, deliveryMonth, visitor, country } = simulation
  const set = (change: Simulation) => onChange({ ...simulation, ...change })
  return (
    <div style={grid}>
      <Field label={t('Date')}>
        {(id) => (
          <TextInput
            fontSize={1}
            id={id}
            onChange={({ currentTarget }) => set({ day: currentTarget.value || undefined })}
            type="date"
            value={day ?? ''}
          />
        )}
      </Field>
      <Field label={t('Reservations in each campaign')}>
        {(id) => (
          <TextInput
            fontSize={1}
            id={id}
            inputMode="numeric"
            max={999_999}
            min={0}
            onChange={({ currentTarget: { value } }) => set({ reservations: value ? Number(value) : undefined })}
            step={1}
            type="number"
            value={reservations ?? ''}
          />
        )}
      </Field>
      <Choice
        label={t('Campaigns')}
        onChange={(value) => set({ decision: value })}
        texts={decisions}
        value={decision}
        values={simulatedDecisions}
      />
      <Choice
        label={t('Stock of everything')}
        onChange={(value) => set({ stock: value })}
        texts={stocks}
        value={stock}
        values={simulatedStocks}
      />
      <Field label={t('Month of preorders’ delivery')}>
        {(id) => (
          <TextInput
            fontSize={1}
            id={id}
            onChange={({ currentTarget }) => set({ deliveryMonth: currentTarget.value || undefined })}
            // Browsers without a picker for months show a text field.
            pattern="\d{4}-(0[1-9]|1[0-2])"
            type="month"
            value={deliveryMonth ?? ''}
          />
        )}
      </Field>
      <Choice
        label={t('Visitor')}
        onChange={(value) => set({ visitor: value })}
        texts={visitors}
        value={visitor}
        values={simulatedVisitors}
      />
      <Field label={t('Country, two letters (DE)')}>
        {(id) => (
          <TextInput
            autoComplete="off"
            fontSize={1}
            id={id}
            maxLength={2}
            onChange={({ currentTarget }) => set({ country: currentTarget.value.toUpperCase() || undefined })}
            pattern="[A-Z]{2}"
            value={country ?? ''}
          />
        )}
      </Field>
    </div>
  )
}

function Field({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children(id)}
    </Stack>
  )
}

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly values: readonly Value[]
  readonly texts: Readonly<Record<Value, OwnText>>
  readonly value: Value | undefined
  readonly onChange: (value: Value | undefined) => void
}

function Choice<Value extends string>({ label, values, texts, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(id) => (
        <Select
          fontSize={1}
          id={id}
          onChange={({ currentTarget }) => onChange(values.find((one) => one === currentTarget.value))}
          value={value ?? ''}
        >
          <option value="">{t('As it is')}</option>
          {values.map((one) => (
            <option key={one} value={one}>
              {t(texts[one])}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
