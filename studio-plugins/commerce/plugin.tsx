import { definePlugin, type Rule, type SchemaTypeDefinition, type StringInputProps } from 'sanity'
import { withRule } from '../with-rule.ts'
import { CentraProductInput } from './CentraProductInput.tsx'
import { knownCentraIdRule } from './known-centra-id.ts'
import { Platform, type PlatformOptions } from './platform.ts'
import { PlatformContext } from './platform-context.ts'

export type CommerceOptions = PlatformOptions & {
  /** Name of the document type of products. */
  readonly type: string
  /** Its field with the platform's number of the product. */
  readonly field: string
}

/** The schema with the number's input and validation connected to the platform. */
function connectProducts(
  types: readonly SchemaTypeDefinition[],
  { type, field: wanted }: CommerceOptions,
  platform: Platform,
): SchemaTypeDefinition[] {
  const isKnown = knownCentraIdRule(platform)
  const used = { type, field: wanted }
  const input = (props: StringInputProps) => <CentraProductInput {...props} platform={platform} used={used} />
  return types.map((definition) => {
    if (definition.name !== type || !('fields' in definition) || !Array.isArray(definition.fields)) return definition
    const fields = definition.fields.map((field) =>
      field.name === wanted
        ? { ...withRule(field, (rule: Rule) => rule.custom(isKnown).warning()), components: { input } }
        : field,
    )
    return { ...definition, fields }
  })
}

/** Connects product documents with the commerce platform. */
export const commerce = definePlugin<CommerceOptions>((options) => {
  const platform = new Platform(options)
  return {
    name: 'commerce',
    schema: { types: (types) => connectProducts(types, options, platform) },
    studio: {
      components: {
        layout: (props) => <PlatformContext value={platform}>{props.renderDefault(props)}</PlatformContext>,
      },
    },
  }
})
