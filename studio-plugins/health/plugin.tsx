import { HeartIcon } from '@sanity/icons/Heart'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { healthBadge } from './badge.ts'
import { HealthProvider } from './HealthProvider.tsx'
import { HealthTool } from './HealthTool.tsx'
import { healthInspector } from './inspector.tsx'
import type { HealthOptions } from './types.ts'

/** Checks all documents while the Studio is open: a list of what to look at, a badge and a panel at each document. */
export const health = definePlugin<HealthOptions>((options) => ({
  name: 'health',
  document: {
    badges: (badges, { schemaType }) => (options.types.includes(schemaType) ? [...badges, healthBadge] : badges),
    inspectors: (inspectors, { documentType }) =>
      options.types.includes(documentType) ? [...inspectors, healthInspector] : inspectors,
  },
  studio: {
    components: {
      layout: (props) => <HealthProvider options={options}>{props.renderDefault(props)}</HealthProvider>,
    },
  },
  tools: [
    {
      name: 'health',
      title: 'Health',
      icon: HeartIcon,
      component: HealthTool,
      router: route.create('/', [route.create('/:kind')]),
    },
  ],
}))
