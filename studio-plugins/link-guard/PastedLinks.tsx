import { useEffect, useRef } from 'react'
import { type ArrayOfObjectsInputProps, useClient } from 'sanity'
import { ownPath } from './link-targets.ts'
import { apiVersion } from './page-index.ts'
import { loadPagesAt } from './pages-at.ts'
import { completingPatches, incompleteLinks } from './pasted-links.ts'
import { completeAddress } from './typed-address.ts'

type Props = ArrayOfObjectsInputProps & {
  /** Origin of the shop. */
  site: string
}

/**
 * A text in which links that are pasted or typed become links to the pages of the shop, and complete addresses. What
 * was there before stays as it is: opening a document does not change it.
 */
export function PastedLinks({ site, ...props }: Props) {
  const client = useClient({ apiVersion })
  const { value, readOnly } = props
  const known = useRef<Set<string>>(undefined)
  const change = useRef(props.onChange)
  change.current = props.onChange
  useEffect(() => {
    const links = incompleteLinks(value, site)
    known.current ??= new Set(links.map(({ key }) => key))
    const before = known.current
    const pasted = links.filter(({ key }) => !before.has(key))
    if (pasted.length === 0 || readOnly) return
    for (const { key } of pasted) before.add(key)
    const complete = async () => {
      // Without the lake an address of the shop becomes a path.
      const paths = pasted.flatMap(({ href }) => ownPath(completeAddress(href, site)) ?? [])
      const pages = paths.length === 0 ? [] : await loadPagesAt(() => client, { paths }).catch(() => [])
      change.current(pasted.flatMap((link) => completingPatches(link, site, pages)))
    }
    void complete()
  }, [value, readOnly, site, client])
  return props.renderDefault(props)
}
