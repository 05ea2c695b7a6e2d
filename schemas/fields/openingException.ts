import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField, defineType } from 'sanity'
import { t } from '../norwegian.ts'
import { atFields } from '../validation/fieldProblems.ts'

/** Days are `YYYY-MM-DD`. */
type OpeningException = { readonly from?: string; readonly to?: string }

/** The last day cannot be before the first. */
function openingProblems({ from, to }: OpeningException) {
  return from && to && to < from ? [{ field: 'to', message: t('The last day cannot be before the first day.') }] : []
}

export const openingException = defineType({
  name: 'openingException',
  title: 'Days with other opening hours',
  type: 'object',
  icon: CalendarIcon,
  validation: (rule) =>
    rule.custom((exception: OpeningException | undefined) => atFields(openingProblems(exception ?? {}))),
  fields: [
    defineField({ name: 'from', title: 'First day', type: 'date', validation: (rule) => rule.required() }),
    defineField({
      name: 'to',
      title: 'Last day',
      description: 'Only for several days in a row.',
      type: 'date',
    }),
    defineField({ name: 'isOpen', title: 'The shop is open', type: 'boolean', initialValue: false }),
  ],
  preview: {
    select: { from: 'from', to: 'to', isOpen: 'isOpen' },
    prepare: ({ from, to, isOpen }) => ({
      title: [from ?? t('No day'), to].filter(Boolean).join(' – '),
      subtitle: isOpen ? t('Open') : t('Closed'),
    }),
  },
})
