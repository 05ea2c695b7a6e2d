import { translator } from '../i18n/translate.ts'
import type { Language } from '../routing/languages.ts'
import styles from './breadcrumbs.module.css'
import { Link } from './link.tsx'

/** The last one is the page itself and has no href. */
export type Crumb = { readonly title: string | null; readonly href?: string }

export function Breadcrumbs({ lang, crumbs }: { lang: Language; crumbs: readonly Crumb[] }) {
  const named = crumbs.filter((crumb) => crumb.title)
  if (named.length < 2) return null
  return (
    <nav aria-label={translator(lang, 'common')('breadcrumbs')} data-static="crumbs">
      <ol className={styles.list}>
        {named.map(({ title, href }) => (
          <li key={`${href}${title}`}>
            {href ? <Link href={href}>{title}</Link> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
