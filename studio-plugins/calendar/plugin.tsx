import { CalendarIcon } from '@sanity/icons/Calendar'
import { definePlugin } from 'sanity'
import { Calendar } from './Calendar.tsx'
import { calendarRouter } from './router.ts'
import type { CalendarOptions } from './types.ts'

/** A calendar of what is published, shown, ends and is delivered. What may be moved can be dragged. */
export const calendar = definePlugin<CalendarOptions>((options) => ({
  name: 'calendar',
  tools: [
    {
      name: 'calendar',
      title: 'Calendar',
      icon: CalendarIcon,
      component: () => <Calendar options={options} />,
      router: calendarRouter,
    },
  ],
}))
