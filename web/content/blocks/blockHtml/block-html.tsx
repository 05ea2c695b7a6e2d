import { clean } from '#web/lib/stega-clean.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { BlockProps } from '../block-props.ts'
import flow from '../flow.module.css'
import styles from './block-html.module.css'
import { sanitise } from './sanitise.ts'

export function BlockHtml({ block, doc, path, edit }: BlockProps<'blockHtml'>) {
  const html = sanitise(clean(block.html) ?? '')
  if (!html) return null
  return (
    <div
      className={classNames(flow.flow, styles.html)}
      data-sanity={edit?.(doc, `${path}.html`)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow-list one line above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
