import { defineField } from 'sanity'
import { checkDescription, checkNearbyAltText } from '../validation/altText.ts'

/** The alternative text of a picture in an article. */
export const alternativeText = defineField({
  name: 'alt',
  title: 'Alternative text',
  description: 'Describes the picture for people who cannot see it.',
  type: 'string',
  options: { help: 'pictures#describe-a-picture' },
  validation: (rule) => [
    rule.custom((alt, { parent }) => checkNearbyAltText(parent, alt)),
    rule.custom((alt, { parent }) => checkDescription(alt, parent)).warning(),
  ],
})
