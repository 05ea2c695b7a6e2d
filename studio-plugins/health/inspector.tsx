import { HeartIcon } from '@sanity/icons/Heart'
import type { DocumentInspector } from 'sanity'
import { HealthInspector } from './HealthInspector.tsx'
import { useHealth } from './health-context.ts'
import { INSPECTOR } from './inspector-name.ts'
import { t } from './norwegian.ts'
import { countText } from './texts.ts'

/** A panel next to the form, with what to look at in the document. */
export const healthInspector: DocumentInspector = {
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
