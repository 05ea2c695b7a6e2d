import { Stack } from '@sanity/ui'
import {
  definePlugin,
  type FieldProps,
  type InputProps,
  isObjectInputProps,
  type LayoutProps,
  type NavbarProps,
} from 'sanity'
import { HelpButton } from './HelpButton.tsx'
import { HelpByKey } from './HelpByKey.tsx'
import { t } from './norwegian.ts'
import { topicOf } from './topic-of.ts'
import { WhatIsThis } from './WhatIsThis.tsx'

const name = 'help'

const actions = (['topbar', 'sidebar'] as const).map((location) => ({
  location,
  name,
  render: () => <HelpButton label={t('Help (?)')} text={t('Help')} />,
}))

function NavbarWithHelp(props: NavbarProps) {
  return props.renderDefault({ ...props, __internal_actions: [...(props.__internal_actions ?? []), ...actions] })
}

function LayoutWithHelp(props: LayoutProps) {
  return (
    <>
      {props.renderDefault(props)}
      <HelpByKey />
    </>
  )
}

function FieldWithHelp(props: FieldProps) {
  const topic = topicOf(props.schemaType)
  if (!topic) return props.renderDefault(props)
  return (
    <Stack gap={2}>
      {props.renderDefault(props)}
      <WhatIsThis name={props.title ?? props.name} topic={topic} />
    </Stack>
  )
}

/** A block has a form, but no field. */
function BlockWithHelp(props: InputProps) {
  const isBlock = isObjectInputProps(props) && typeof props.path.at(-1) === 'object'
  const topic = isBlock ? topicOf(props.schemaType) : undefined
  if (!topic) return props.renderDefault(props)
  return (
    <Stack gap={4}>
      <WhatIsThis name={props.schemaType.title ?? ''} topic={topic} />
      {props.renderDefault(props)}
    </Stack>
  )
}

/** The handbook of docs/editors where editors work: in the bar, by “?”, and next to fields and blocks with a `help`. */
export const help = definePlugin({
  name,
  form: { components: { field: FieldWithHelp, input: BlockWithHelp } },
  studio: { components: { layout: LayoutWithHelp, navbar: NavbarWithHelp } },
})
