import { defineField } from 'sanity'

/** The shop's clocks, wherever the editor is. */
const inOslo = { displayTimeZone: 'Europe/Oslo', allowTimeZoneSwitch: false, timeFormat: 'HH:mm', timeStep: 15 }

/** From when until when something that is switched on is shown (`web/domain/content/shown-window.ts`). */
export const shownWindow = [
  defineField({
    name: 'shownFrom',
    title: 'Shown from',
    description: 'In Oslo’s time. Left empty: as soon as it is published.',
    type: 'datetime',
    options: inOslo,
  }),
  defineField({
    name: 'shownTo',
    title: 'Shown until',
    description: 'In Oslo’s time. Left empty: until it is turned off.',
    type: 'datetime',
    options: inOslo,
  }),
]
