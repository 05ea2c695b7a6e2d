import NextLink from 'next/link'
import type { ComponentPropsWithoutRef } from 'react'

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string; newTab?: boolean }

/** A link to a page of the shop, or out of it. Pages are not prefetched here: the site decides when it can afford to. */
export function Link({ href, newTab, ...props }: Props) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : undefined
  if (href.startsWith('/') && !href.startsWith('//'))
    return <NextLink href={href} prefetch={false} {...tab} {...props} />
  return <a href={href} {...tab} {...props} />
}
