import type { AnchorHTMLAttributes, Ref } from 'react'
import { useIntentLink } from 'sanity/router'
import { useToolLink } from '../use-tool-link.ts'
import type { Target } from './items.ts'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick' | 'target'> & {
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A link to what an item is about: its document, its release, or a tool. */
export function ItemLink({ to, ...props }: LinkProps & { readonly to: Target }) {
  if (to.type === 'tool') return <ToolLink {...props} path={to.path} />
  return <IntentLink {...props} to={to} />
}

function ToolLink({ path, ...props }: LinkProps & { readonly path: string }) {
  return <a {...props} {...useToolLink(path)} />
}

function IntentLink({ to, ...props }: LinkProps & { readonly to: Exclude<Target, { type: 'tool' }> }) {
  const link = useIntentLink(
    to.type === 'release'
      ? { intent: 'release', params: { id: to.name } }
      : {
          intent: 'edit',
          params: { id: to.id, type: to.documentType },
          searchParams: to.release ? [['perspective', to.release]] : [],
        },
  )
  return <a {...props} {...link} />
}
