import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BlockProps } from '../block-props.ts'
import styles from './button.module.css'
import { buttonTarget } from './button-target.ts'

export function ButtonBlock({ block, lang, doc, path, edit }: BlockProps<'button'>) {
  const target = buttonTarget(lang, block)
  if (target.kind === 'unknown') return <Notice tone="danger">{target.message}</Notice>
  if (target.kind === 'nowhere' || !block.text) return null
  return (
    <div className={styles[block.align ?? 'left']} data-show-to={target.showTo}>
      <ButtonLink href={target.href} data-sanity={edit?.(doc, path)}>
        {block.text}
      </ButtonLink>
    </div>
  )
}
