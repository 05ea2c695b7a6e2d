import { HeartIcon } from '@sanity/icons/Heart'
import { type DocumentBadgeComponent, type DocumentInspector, definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { HealthInspector } from './HealthInspector.tsx'
import { HealthProvider } from './HealthProvider.tsx'
import { HealthTool } from './HealthTool.tsx'
import { useHealth } from './health-context.ts'
import { INSPECTOR } from './inspector-name.ts'
import { t } from './norwegian.ts'
import { countText } from './texts.ts'
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

/** A panel next to the form, with what to look at in the document. */
const healthInspector: DocumentInspector = {
  name: INSPECTOR,
  component: HealthInspector,
  useMenuItem: ({ documentId }) => {
    const live = useHealth()?.live
    const found = live?.status === 'loaded' ? (live.value.get(documentId)?.findings.length ?? 0) : 0
    return {
      icon: HeartIcon,
      showAsAction: true,
      title: found === 0 ? t('Health') : countText(found),
      ...(found > 0 && { tone: 'caution' as const }),
    }
  },
}

/** How many things there are to look at in a document, next to its status; nothing if there are none. */
const healthBadge: DocumentBadgeComponent = ({ id }) => {
  const live = useHealth()?.live
  const found = live?.status === 'loaded' ? (live.value.get(id)?.findings.length ?? 0) : 0
  return found === 0 ? null : { label: countText(found), title: countText(found), color: 'warning' }
}
