import { Box } from '@sanity/ui'
import { useRef } from 'react'
import { type ObjectInputProps, set, unset, useClient } from 'sanity'
import { ownPath } from './link-targets.ts'
import { apiVersion } from './page-index.ts'
import { loadPagesAt } from './pages-at.ts'
import { completeAddress, pageAt } from './typed-address.ts'

type Props = ObjectInputProps & {
  /** Names of the fields that hold an address. */
  addressFields: readonly string[]
  /** Origin of the shop. */
  site: string
}

/** The field for a page that the link leads to; it comes before the address. */
const REFERENCE = 'reference'

/** The input of a link: completes a typed or pasted address, and turns one of the shop into a reference to its page. */
export function CompletedLink({ addressFields, site, ...props }: Props) {
  const client = useClient({ apiVersion })
  const { schemaType, value } = props
  const latest = useRef(value)
  latest.current = value
  const takesReference = schemaType.fields.some(({ name }) => name === REFERENCE) && !value?.[REFERENCE]

  const complete = async (field: string) => {
    const typed: unknown = value?.[field]
    if (typeof typed !== 'string' || props.readOnly) return
    const address = completeAddress(typed, site)
    if (address === typed) return
    const isOwn = address.startsWith('/') && !typed.trim().startsWith('/')
    // Without the lake the address stays a path.
    const path = isOwn && takesReference ? ownPath(address) : undefined
    const pages = path === undefined ? [] : await loadPagesAt(() => client, { paths: [path] }).catch(() => [])
    if (latest.current?.[field] !== typed) return
    const page = pageAt(address, pages)
    if (page === undefined) props.onChange(set(address, [field]))
    else props.onChange([set({ _type: 'reference', _ref: page, _weak: true }, [REFERENCE]), unset([field])])
  }

  return <Box onBlur={() => void Promise.all(addressFields.map(complete))}>{props.renderDefault(props)}</Box>
}
