import { expect, test } from 'vitest'
import { documentTypes, singletonTypes } from '#schemas/index.ts'
import { linkingTypes, textFields } from '#web/domain/content/typed-addresses.ts'

const holdsText = ({ type }: { type: string }) => ['localeRichText', 'localeFactText'].includes(type)

const withTexts = [...documentTypes, ...singletonTypes].filter(({ fields }) => fields.some(holdsText))

test.each(withTexts.map((type) => [type.name, type] as const))(
  'links in every text of a %s are found',
  (name, type) => {
    expect(linkingTypes).toContain(name)
    expect(textFields).toEqual(expect.arrayContaining(type.fields.filter(holdsText).map((field) => field.name)))
  },
)
