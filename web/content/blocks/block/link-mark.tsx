import type { ReactNode } from 'react'
import { safeHref } from '#web/domain/content/safe-href.ts'
import type { Language } from '#web/routing/languages.ts'
import { pageLink } from '#web/routing/links.ts'
import { Link } from '#web/ui/link.tsx'
import type { BlockOf } from '../block-props.ts'

type LinkMark = NonNullable<BlockOf<'block'>['markDefs']>[number]

/**
 * A link in running text: to a document where one is chosen, else to the typed address; plain text where neither leads
 * anywhere.
 */
export function TextLink({
  lang,
  mark,
  children,
}: {
  lang: Language
  mark: LinkMark | undefined
  children: ReactNode
}) {
  const href = pageLink(lang, mark?.reference) ?? safeHref(mark?.href)
  if (!href) return children
  return (
    <Link href={href} newTab={mark?.openInNewTab}>
      {children}
    </Link>
  )
}
