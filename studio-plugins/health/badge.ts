import type { DocumentBadgeComponent } from 'sanity'
import { useHealth } from './health-context.ts'
import { countText } from './texts.ts'

/** How many things there are to look at in a document, next to its status; nothing if there are none. */
export const healthBadge: DocumentBadgeComponent = ({ id }) => {
  const live = useHealth()?.live
  const found = live?.status === 'loaded' ? (live.value.get(id)?.findings.length ?? 0) : 0
  return found === 0 ? null : { label: countText(found), title: countText(found), color: 'warning' }
}
